import type { Product } from '@/contract/product';
import { safeUrl } from '@/lib/safeUrl';
import { lazyPart } from '@/ui/lazyPart';
import { WhenIdle } from '@/ui/WhenIdle';
import { PageTitle } from './PageTitle';

const ProductStructuredData = lazyPart(() =>
  import('./ProductStructuredData').then((module) => module.ProductStructuredData),
);

/** Head of a product's page; its structured data, which no shopper waits for, comes last. */
export function ProductHead({ product }: { readonly product: Product }) {
  return (
    <>
      <PageTitle
        title={product.name}
        description={product.description}
        image={safeUrl(product.images[0])}
        type="product"
      />
      <WhenIdle>
        <ProductStructuredData product={product} />
      </WhenIdle>
    </>
  );
}
