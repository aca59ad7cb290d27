import { useGetProductsQuery } from '@/api/productApi';
import { safeUrl } from '@/lib/safeUrl';

/** A booked product's picture out of the catalogue: an order names its products, and shows none (§3). */
export function useProductPicture(productId: string | undefined): string | null {
  const { images } = useGetProductsQuery(undefined, {
    selectFromResult: ({ data }) => ({ images: data?.find(({ _id }) => _id === productId)?.images }),
  });
  return safeUrl(images?.[0]);
}
