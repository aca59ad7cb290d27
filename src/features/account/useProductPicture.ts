import { useGetProductsQuery } from '@/api/productApi';
import { safeUrl } from '@/lib/safeUrl';

/** From the catalogue: a booking names its products without pictures (§3). */
export function useProductPicture(productId: string | undefined): string | null {
  const { images } = useGetProductsQuery(undefined, {
    selectFromResult: ({ data }) => ({ images: data?.find(({ _id }) => _id === productId)?.images }),
  });
  return safeUrl(images?.[0]);
}
