import { useState } from 'react';
import type { BagLine, BagList } from '@/domain/guestBag';
import { clearBag } from '@/state/guestBag';
import { useAppDispatch } from '@/state/hooks';
import { acceptOffered } from '@/state/moveGuestBag';
import { Button } from '@/ui/Button';
import { guestBagTexts } from './texts';

interface Props {
  readonly list: BagList;
  readonly lines: readonly BagLine[];
}

/** A bag that is older than a day may be another person's: it is moved on the customer's word only (ruling 50). */
export function OfferedBag({ list, lines }: Props) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  return (
    <section aria-labelledby={`offered-${list}`} className="rounded-card bg-saffron-soft p-5">
      <h2 id={`offered-${list}`} className="text-lg">
        {guestBagTexts.offered[list]}
      </h2>
      <p className="mt-2 break-words">{lines.map(({ product }) => product.name).join(', ')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          size="small"
          busy={busy}
          onClick={() => {
            setBusy(true);
            void dispatch(acceptOffered(list)).finally(() => setBusy(false));
          }}
        >
          {guestBagTexts.accept[list]}
        </Button>
        <Button variant="secondary" size="small" onClick={() => dispatch(clearBag())}>
          {guestBagTexts.refuse}
        </Button>
      </div>
    </section>
  );
}
