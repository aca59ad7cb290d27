import { useProducts } from '@/state/products';

/** Whether the catalogue has a brand; true until it has loaded, to avoid a layout shift in the hero. */
export function useBrandSold(brand: string): boolean {
  const { products, isPartial } = useProducts();
  return !products || isPartial || products.some((product) => product.brand.trim() === brand);
}
