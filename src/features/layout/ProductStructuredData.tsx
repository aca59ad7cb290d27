import type { Product } from '@/contract/product';
import { productCrumbs } from '@/domain/productCrumbs';
import { breadcrumbData, productData } from '@/domain/structuredData';
import { JsonLd } from './JsonLd';
import { usePageUrl } from './usePageUrl';

/** A product's price, availability, rating and breadcrumbs for search engines. */
export function ProductStructuredData({ product }: { readonly product: Product }) {
  const url = usePageUrl();
  if (!url) return null;
  return (
    <>
      <JsonLd data={productData(product, url)} />
      <JsonLd data={breadcrumbData(productCrumbs(product), url)} />
    </>
  );
}
