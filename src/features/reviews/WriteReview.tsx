import type { Product } from '@/contract/product';
import { useDialogChunk } from '@/state/useDialogChunk';
import { Button } from '@/ui/Button';

interface Props {
  readonly product: Product;
  /** Told when the shop has taken the review. */
  readonly onAdded: () => void;
}

const loadDialog = () => import('./ReviewDialog').then((module) => module.ReviewDialog);

/** Write a Review (§2). */
export function WriteReview({ product, onAdded }: Props) {
  const { Dialog, state, open, close } = useDialogChunk(
    loadDialog,
    'We couldn’t load the review form. Please try again.',
  );
  return (
    <>
      <Button variant="secondary" className="w-full" busy={state === 'loading'} onClick={open}>
        Write a Review
      </Button>
      {Dialog && <Dialog product={product} open={state === 'open'} onClose={close} onAdded={onAdded} />}
    </>
  );
}
