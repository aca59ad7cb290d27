import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PageTitle } from '@/features/layout/PageTitle';
import { ProductHead } from '@/features/layout/ProductHead';
import { ProductDetail } from '@/features/product/ProductDetail';
import { ProductSkeleton } from '@/features/product/ProductSkeleton';
import { useProduct } from '@/features/product/useProduct';
import { ErrorPanel } from '@/ui/ErrorPanel';

const ProductMissing = lazy(() =>
  import('@/features/product/ProductMissing').then((module) => ({ default: module.ProductMissing })),
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
            title="The product could not be loaded"
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
          <ProductDetail product={state.product} related={state.related} />
        </>
      );
  }
}
