import { currencyCode } from '@/config/constants';
import { routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { truncate } from '@/lib/text';
import { safeUrl } from '@/lib/url';
import { toDecimalText } from './money';
import { priceOf } from './price';
import { summariseRatings } from './reviews';

/** Search engines show about this many characters. */
const descriptionLimit = 160;

const privatePaths = [routePatterns.cart, routePatterns.account, '/orders', '/admin'];

/** Whether a page is personal or of the dashboard: search engines must not index it. */
export function isPrivatePath(pathname: string): boolean {
  return privatePaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

export function asDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLimit) return line;
  return truncate(line, descriptionLimit + 1).replace(/\s+\S*…$/, '…');
}

export type StructuredData = Readonly<Record<string, unknown>>;

/** The text of a JSON-LD element. Escaping `<` keeps product texts from closing it. */
export function asJsonLd(data: StructuredData | readonly StructuredData[]): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Relative picture URLs are resolved against `address`, the URL of the page. */
export function productData(product: Product, address: string): StructuredData {
  const { nowCents } = priceOf(product);
  const { average, count } = summariseRatings(product.reviews);
  const pictures = product.images.flatMap((image) => safeUrl(image) ?? []).map((image) => new URL(image, address).href);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product._id,
    url: address,
    ...(product.description && { description: product.description }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.category && { category: product.category }),
    ...(pictures.length > 0 && { image: pictures }),
    ...(nowCents !== null && {
      offers: {
        '@type': 'Offer',
        url: address,
        price: toDecimalText(nowCents),
        priceCurrency: currencyCode,
        availability: `https://schema.org/${product.stockSize === 0 ? 'OutOfStock' : 'InStock'}`,
      },
    }),
    ...(average !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 },
    }),
  };
}

/** The last crumb, without a link, is the page itself. */
export function breadcrumbData(
  crumbs: readonly { readonly label: string; readonly to?: string | undefined }[],
  address: string,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to === undefined ? address : new URL(to, address).href,
    })),
  };
}
