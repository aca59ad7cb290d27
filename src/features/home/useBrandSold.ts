import { useGetProductsQuery } from '@/api/productApi';
import { provisionalOf } from '@/lib/provisional';

/** Whether the catalogue has a brand; true until it has loaded, to avoid a layout shift in the hero. */
export function useBrandSold(brand: string): boolean {
  return useGetProductsQuery(undefined, {
    selectFromResult: ({ data }) => ({
      sold: (!data || provisionalOf(data)?.partial || data.some((product) => product.brand.trim() === brand)) ?? true,
    }),
  }).sold;
}
