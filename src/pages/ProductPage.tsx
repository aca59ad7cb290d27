import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PageTitle } from '@/features/layout/PageTitle';
import { ProductHead } from '@/features/layout/ProductHead';
import { ProductDetail } from '@/features/product/ProductDetail';
import { ProductSkeleton } from '@/features/product/ProductSkeleton';
import { useProduct } from '@/features/product/useProduct';
import { lazyComponent } from '@/lib/lazyComponent';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';

const ProductMissing = lazyComponent(() =>
  import('@/features/product/ProductMissing').then((module) => module.ProductMissing),
);

/** /products/{productName}. */
export function ProductPage() {
  const { productName = '' } = useParams();
  return (
    <div className="mx-auto w-full max-w-shop px-4 py-8 sm:px-8 lg:py-12">
      <ProductContent key={productName} slug={productName} />
    </div>
  );
}

function ProductContent({ slug }: { slug: string }) {
  const state = useProduct(slug);
  switch (state.status) {
    case 'loading':
      return (
        <>
          <PageTitle title="Product" />
          <ProductSkeleton />
        </>
      );
    case 'failed':
      return (
        <>
          <PageTitle title="Product" />
          <ErrorPanel
            heading
            title="We couldn’t load the product"
            message="Please check your connection and try again."
            onRetry={state.retry}
          />
        </>
      );
    case 'missing':
      return (
        <Suspense fallback={<ProductSkeleton />}>
          <PageTitle title="Product not found" hidden />
          <ProductMissing />
        </Suspense>
      );
    case 'ready':
      return (
        <>
          <ProductHead product={state.product} />
          {state.retry && <StaleProduct onRetry={state.retry} />}
          <ProductDetail product={state.product} related={state.related} />
        </>
      );
  }
}

/** Looks as an `Alert` does, whose code and icons the page would otherwise load for this rare note alone. */
function StaleProduct({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" className="mb-6 rounded-field bg-leaf-mist px-4 py-3 text-leaf-deep">
      <p className="font-semibold">We couldn’t load the latest details. Some may be out of date.</p>
      <Button variant="quiet" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
