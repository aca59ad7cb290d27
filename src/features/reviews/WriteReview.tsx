import type { Product } from '@/contract/product';
import { useDialogChunk } from '@/state/useDialogChunk';
import { Button } from '@/ui/Button';
import { reviewsTexts } from './texts';

interface Props {
  readonly product: Product;
  /** Called once the server has accepted the review. */
  readonly onAdded: () => void;
}

const loadDialog = () => import('./ReviewDialog').then((module) => module.ReviewDialog);

/** Write a Review (§2). */
export function WriteReview({ product, onAdded }: Props) {
  const { Dialog, state, open, close } = useDialogChunk(loadDialog, reviewsTexts.formFailed);
  return (
    <>
      <Button variant="secondary" className="w-full" busy={state === 'loading'} onClick={open}>
        {reviewsTexts.write}
      </Button>
      {Dialog && <Dialog product={product} open={state === 'open'} onClose={close} onAdded={onAdded} />}
    </>
  );
}
