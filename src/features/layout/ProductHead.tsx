import type { Product } from '@/contract/product';
import { productCrumbs } from '@/domain/productCrumbs';
import { safeUrl } from '@/domain/safeUrl';
import { breadcrumbData, productData } from '@/domain/structuredData';
import { JsonLd } from './JsonLd';
import { PageTitle } from './PageTitle';
import { usePageAddress } from './usePageAddress';

/** Head and structured data of a product's page: price, availability, true rating, and the way down to it. */
export function ProductHead({ product }: { product: Product }) {
  const address = usePageAddress();
  return (
    <>
      <PageTitle
        title={product.name}
        description={product.description}
        image={safeUrl(product.images[0])}
        type="product"
      />
      <JsonLd data={productData(product, address)} />
      <JsonLd data={breadcrumbData(productCrumbs(product), address)} />
    </>
  );
}
