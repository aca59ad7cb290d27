import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { shopName } from '@/config/constants';
import { asDescription, isPrivatePath } from '@/domain/pageHead';
import { usePageAddress } from './usePageAddress';

interface Props {
  /** The page's own words; without them the shop's name and what it is. */
  readonly title?: string;
  readonly description?: string;
  /** Address of the picture that a shared link shows, from the site's root or whole. */
  readonly image?: string | null;
  readonly type?: 'website' | 'product';
  /** The part of the query that makes another page of it, with its `?`. */
  readonly query?: string;
  /** Keeps the page out of search engines; pages of one shopper and of the administrators are kept out anyway. */
  readonly hidden?: boolean;
}

const shopDescription = 'Medicines and Ayurveda-inspired wellness goods, delivered across Canada.';
const shopPicture = `${import.meta.env.BASE_URL}share.png`;

/** The page's head: title, description, canonical address, and what a shared link shows (Open Graph). */
export function PageTitle({ title, description, image, type = 'website', query = '', hidden = false }: Props) {
  const { pathname } = useLocation();
  const address = usePageAddress() + query;
  const fullTitle = title ? `${title} – ${shopName}` : `${shopName} – Ayurveda and wellness in Canada`;
  const text = asDescription(description || shopDescription);
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
      <link rel="canonical" href={address} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={shopName} />
      <meta property="og:locale" content="en_CA" />
      <meta property="og:title" content={title ?? fullTitle} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={new URL(image || shopPicture, address).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The document's own description is for those who run no code; a page brings its own. */
function dropStaticHead(): void {
  for (const element of document.head.querySelectorAll('[data-static]')) element.remove();
}
