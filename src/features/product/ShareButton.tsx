import { Share2 } from 'lucide-react';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { Button } from '@/ui/Button';
import { productExtrasTexts } from './texts';

/** Shares the page with the system's own dialog, or copies its address where there is none. */
export function ShareButton({ name }: { name: string }) {
  const dispatch = useAppDispatch();

  async function share() {
    const { origin, pathname } = window.location;
    const url = origin + pathname;
    if (typeof navigator.share === 'function') {
      // Rejects when the visitor closes the dialog.
      await navigator.share({ title: name, url }).catch(() => {});
      return;
    }
    const copied = await Promise.resolve(navigator.clipboard?.writeText(url).then(() => true)).catch(() => false);
    if (copied) dispatch(noticeShown(productExtrasTexts.copied, 'success'));
    else dispatch(noticeShown(productExtrasTexts.notCopied, 'error'));
  }

  return (
    <Button variant="secondary" size="small" className="print:hidden" onClick={() => void share()}>
      <Share2 aria-hidden size={16} />
      {productExtrasTexts.share}
    </Button>
  );
}
