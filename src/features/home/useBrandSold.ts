import { useGetProductsQuery } from '@/api/productApi';

/** Whether the catalogue holds a brand; yes until it is known, so that nothing comes into the first view late. */
export function useBrandSold(brand: string): boolean {
  return useGetProductsQuery(undefined, {
    selectFromResult: ({ data }) => ({ sold: data?.some((product) => product.brand.trim() === brand) ?? true }),
  }).sold;
}
