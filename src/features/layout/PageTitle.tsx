import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { shopName } from '@/config/constants';
import { env } from '@/config/env';
import type { Product } from '@/contract/product';
import { asDescription, asJsonLd, breadcrumbData, isPrivatePath, productData } from '@/domain/pageHead';
import { productCrumbs } from '@/domain/product';
import { openGraphLocale } from '@/lib/language';
import { type Language, languageAddress, languageCodes, languages } from '@/lib/languages';
import { safeUrl } from '@/lib/url';
import { useProductPath } from '@/state/products';
import { useHydrated } from '@/ui/afterHydration';
import { layoutTexts } from './texts';

/** The page's canonical URL, without query and fragment; null at build time if the shop's origin is unknown. */
function usePageUrl(): string | null {
  const { pathname } = useLocation();
  const path = useHref(pathname);
  const hydrated = useHydrated();
  const origin = env.siteUrl || (hydrated ? window.location.origin : null);
  return origin && new URL(path, origin).href;
}

interface Props {
  /** Default: the shop's own title. */
  readonly title?: string;
  readonly description?: string;
  /** URL of the picture for shared links, absolute or root-relative. */
  readonly image?: string | null;
  readonly type?: 'website' | 'product';
  /** The part of the query, with its `?`, that belongs to the canonical URL. */
  readonly query?: string;
  /** Adds noindex; account, checkout and admin pages always have it. */
  readonly hidden?: boolean;
}

const base = import.meta.env.BASE_URL;
const shopPicture = `${base}share.png`;

/** The page's head: title, description, canonical URL and Open Graph tags. */
export function PageTitle({ title, description, image, type = 'website', query = '', hidden = false }: Props) {
  const { pathname } = useLocation();
  const page = usePageUrl();
  const url = page && page + query;
  const fullTitle = title ? layoutTexts.pageTitle(title, shopName) : layoutTexts.shopTitle(shopName);
  const text = asDescription(description || layoutTexts.shopDescription);
  useEffect(dropStaticHead, []);

  if (hidden || isPrivatePath(pathname))
    return (
      <>
        <title>{fullTitle}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      {url && <PageAddress url={url} image={image || shopPicture} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={shopName} />
      <meta property="og:locale" content={openGraphLocale} />
      <meta property="og:title" content={title ?? fullTitle} />
      <meta property="og:description" content={text} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* Some sites read only Twitter's names. */}
      <meta name="twitter:title" content={title ?? fullTitle} />
    </>
  );
}

/** Tags with the page's absolute URL, including those of the other languages. */
function PageAddress({ url, image }: { readonly url: string; readonly image: string }) {
  const picture = new URL(image, url).href;
  const inLanguage = (code: Language) => new URL(languageAddress(new URL(url), base, code), url).href;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:image" content={picture} />
      {languageCodes.map((code) => (
        <link key={code} rel="alternate" hrefLang={languages[code].locale} href={inLanguage(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={inLanguage('en')} />
    </>
  );
}

/** The description in the HTML serves clients without JavaScript; each page renders its own. */
function dropStaticHead(): void {
  for (const element of document.head.querySelectorAll('[data-neutral]')) element.remove();
}

/** A product page's head, with its price, availability, rating and breadcrumbs for search engines. */
export function ProductHead({ product }: { readonly product: Product }) {
  const pathOf = useProductPath();
  // The part of the query that distinguishes products of the same name.
  const query = /\?.*/.exec(pathOf(product))?.[0] ?? '';
  const page = usePageUrl();
  const url = page && page + query;
  const crumbs = productCrumbs(product).map(({ label, to }) => ({ label, to: to && base + to.slice(1) }));
  // Structured data is never executed, so a CSP without inline scripts allows it.
  return (
    <>
      <PageTitle
        title={product.name}
        query={query}
        description={product.description}
        image={safeUrl(product.images[0])}
        type="product"
      />
      {url && <script type="application/ld+json">{asJsonLd(productData(product, url))}</script>}
      {url && <script type="application/ld+json">{asJsonLd(breadcrumbData(crumbs, url))}</script>}
    </>
  );
}
