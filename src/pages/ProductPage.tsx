import { useParams, useSearchParams } from 'react-router-dom';
import { words } from '@/config/messages';
import type { ProductAddress } from '@/domain/product';
import { PageTitle, ProductHead } from '@/features/layout/PageTitle';
import { ProductDetail } from '@/features/product/ProductDetail';
import { ProductMissing } from '@/features/product/ProductMissing';
import { ProductSkeleton } from '@/features/product/ProductSkeleton';
import { productTexts } from '@/features/product/texts';
import { useProduct } from '@/features/product/useProduct';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { uiTexts } from '@/ui/texts';

/** /products/{productName}. */
export function ProductPage() {
  const { productName = '' } = useParams();
  const [params] = useSearchParams();
  const id = params.get('id');
  return (
    <div className="mx-auto w-full max-w-shop px-4 pt-2 pb-8 sm:px-8 sm:pt-4 lg:pb-12">
      <ProductContent key={`${productName} ${id}`} slug={productName} id={id} />
    </div>
  );
}

function ProductContent({ slug, id }: ProductAddress) {
  const state = useProduct({ slug, id });
  switch (state.status) {
    case 'loading':
      return (
        <>
          <PageTitle title={words.product} />
          <ProductSkeleton />
        </>
      );
    case 'failed':
      return (
        <>
          <PageTitle title={words.product} />
          <ErrorPanel heading title={productTexts.loadFailed} onRetry={state.retry} />
        </>
      );
    case 'missing':
      return (
        <>
          <PageTitle title={productTexts.notFoundTitle} hidden />
          <ProductMissing />
        </>
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

/** Only styled like an `Alert`, whose code and icons would add to the first load for a rare message. */
function StaleProduct({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" className="mb-6 rounded-field bg-leaf-mist px-4 py-3 text-leaf-ink">
      <p className="font-semibold">{productTexts.stale}</p>
      <Button variant="quiet" size="small" onClick={onRetry}>
        {uiTexts.retry}
      </Button>
    </div>
  );
}
