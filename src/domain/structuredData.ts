import { currencyCode } from '@/config/constants';
import type { Product } from '@/contract/product';
import { safeUrl } from '@/lib/safeUrl';
import { toDecimalText } from './money';
import { priceOf } from './price';
import { summariseRatings } from './rating';

/** What search engines read of a page: a schema.org thing. */
export type StructuredData = Readonly<Record<string, unknown>>;

/**
 * A product for search engines: the selling price, the true availability, and the mean of its reviews when it has any.
 * `address` is the page's own, whole; pictures are made whole with it.
 */
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

/** The way down to a page for search engines; the last entry, without an address, is the page itself. */
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
