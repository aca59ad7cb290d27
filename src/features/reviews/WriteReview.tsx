import { useState } from 'react';
import type { Product } from '@/contract/product';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/noticeSlice';
import { Button } from '@/ui/Button';
import type { ReviewDialog } from './ReviewDialog';

interface Props {
  readonly product: Product;
  /** Told when the shop has taken the review. */
  readonly onAdded: () => void;
}

/**
 * Write a Review (§2). The dialog's code comes with the first press; if it does not come, that costs a toast and not
 * the page, and the next press tries again.
 */
export function WriteReview({ product, onAdded }: Props) {
  const dispatch = useAppDispatch();
  const [Loaded, setLoaded] = useState<typeof ReviewDialog | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');

  async function open() {
    setState('loading');
    try {
      const { ReviewDialog } = await import('./ReviewDialog');
      setLoaded(() => ReviewDialog);
      setState('open');
    } catch {
      setState('closed');
      dispatch(noticeShown('The review form could not be loaded. Please try again.', 'error'));
    }
  }

  return (
    <>
      <Button variant="secondary" className="w-full" busy={state === 'loading'} onClick={() => void open()}>
        Write a Review
      </Button>
      {Loaded && (
        <Loaded product={product} open={state === 'open'} onClose={() => setState('closed')} onAdded={onAdded} />
      )}
    </>
  );
}
