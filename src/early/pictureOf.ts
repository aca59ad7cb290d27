import { safeUrl } from '@/lib/safeUrl';

/** The address of a product's first picture. */
export function pictureOf(product: unknown): string | null {
  const images = typeof product === 'object' && product !== null && 'images' in product ? product.images : null;
  const first: unknown = Array.isArray(images) ? images[0] : null;
  return typeof first === 'string' ? safeUrl(first) : null;
}
