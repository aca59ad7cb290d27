import { useParams } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { PageTitle } from '@/features/layout/PageTitle';
import { ProductHead } from '@/features/layout/ProductHead';
import { ProductDetail } from '@/features/product/ProductDetail';
import { ProductSkeleton } from '@/features/product/ProductSkeleton';
import { useProduct } from '@/features/product/useProduct';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { LostArt } from '@/ui/art/empty/LostArt';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';

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
        <>
          <PageTitle title="Product not found" hidden />
          <EmptyState
            heading
            art={<EmptyArt of={LostArt} />}
            title="We could not find this product"
            text="It may have been renamed, or is no longer sold here."
            action={<ButtonLink to={routePatterns.listing}>See all products</ButtonLink>}
          />
        </>
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
