import type { Product } from '@/contract/product';
import { lazyComponent } from '@/lib/lazy';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { Button } from '@/ui/Button';
import { useLazyDialog } from '@/ui/ErrorBoundary';
import { reviewsTexts } from './texts';

interface Props {
  readonly product: Product;
  /** Called once the server has accepted the review. */
  readonly onAdded: () => void;
}

const ReviewDialog = lazyComponent(() => import('./ReviewDialog').then((module) => module.ReviewDialog), {
  retry: false,
});

/** Write a Review (§2). */
export function WriteReview({ product, onAdded }: Props) {
  const dispatch = useAppDispatch();
  const dialog = useLazyDialog(() => dispatch(noticeShown(reviewsTexts.formFailed, 'error')));
  return (
    <>
      <Button variant="secondary" className="w-full" busy={dialog.opening} onClick={dialog.open}>
        {reviewsTexts.write}
      </Button>
      {dialog.frame(<ReviewDialog product={product} open={dialog.isOpen} onClose={dialog.close} onAdded={onAdded} />)}
    </>
  );
}
