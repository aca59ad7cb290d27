import { useState } from 'react';
import { bagExpiryDays } from '@/domain/guestBag';
import { clearBag } from '@/state/guestBag';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { guestBagTexts } from './texts';

/** Whose bag it is, and how to clear it (ruling 50). */
export function BagPrivacy() {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  return (
    <div className="mt-10 flex max-w-text flex-wrap items-center gap-x-4 gap-y-1 border-t border-ivory-edge pt-4 text-sm text-ink-soft">
      <p className="min-w-0 flex-1 basis-72">{guestBagTexts.privacy(bagExpiryDays)}</p>
      <Button variant="quiet" size="small" className="-mx-4" onClick={() => setAsking(true)}>
        {guestBagTexts.clear}
      </Button>
      <ConfirmDialog
        open={asking}
        title={guestBagTexts.clearTitle}
        confirmLabel={guestBagTexts.clear}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          dispatch(clearBag());
          document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
        }}
      >
        <p>{guestBagTexts.clearText}</p>
      </ConfirmDialog>
    </div>
  );
}
