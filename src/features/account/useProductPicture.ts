import { safeUrl } from '@/lib/url';
import { useProducts } from '@/state/products';

/** From the catalogue: a booking names its products without pictures (§3). */
export function useProductPicture(productId: string | undefined): string | null {
  const { products } = useProducts();
  return safeUrl(products?.find(({ _id }) => _id === productId)?.images[0]);
}
