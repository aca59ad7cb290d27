import type { Product } from '@/contract/product';
import { productCrumbs } from '@/domain/productCrumbs';
import { breadcrumbData, productData } from '@/domain/structuredData';
import { JsonLd } from './JsonLd';
import { usePageAddress } from './usePageAddress';

/** What search engines read of a product's page: price, availability, true rating, and the way down to it. */
export function ProductStructuredData({ product }: { readonly product: Product }) {
  const address = usePageAddress();
  return (
    <>
      <JsonLd data={productData(product, address)} />
      <JsonLd data={breadcrumbData(productCrumbs(product), address)} />
    </>
  );
}
