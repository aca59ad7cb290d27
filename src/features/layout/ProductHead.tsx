import type { Product } from '@/contract/product';
import { lazyComponent } from '@/lib/lazyComponent';
import { safeUrl } from '@/lib/safeUrl';
import { WhenIdle } from '@/ui/WhenIdle';
import { PageTitle } from './PageTitle';

const ProductStructuredData = lazyComponent(() =>
  import('./ProductStructuredData').then((module) => module.ProductStructuredData),
);

/** A product page's head; its structured data waits until the browser is idle. */
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
