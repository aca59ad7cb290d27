import type { Product } from '@/contract/product';
import { safeUrl } from '@/lib/url';
import { PageTitle } from './PageTitle';
import { ProductStructuredData } from './ProductStructuredData';

/** A product page's head, with its structured data. */
export function ProductHead({ product }: { readonly product: Product }) {
  return (
    <>
      <PageTitle
        title={product.name}
        description={product.description}
        image={safeUrl(product.images[0])}
        type="product"
      />
      <ProductStructuredData product={product} />
    </>
  );
}
