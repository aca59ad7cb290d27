import type { BagLine, BagList } from '@/domain/guestBag';
import { langOf } from '@/lib/serverWriting';
import { removeFromBag } from '@/state/guestBag';
import { useAppDispatch } from '@/state/hooks';
import { retryLine } from '@/state/moveGuestBag';
import { Button } from '@/ui/Button';
import { EnglishText } from '@/ui/EnglishText';
import { guestBagTexts } from './texts';

interface Props {
  readonly list: BagList;
  readonly line: BagLine;
  readonly busy: boolean;
}

/** A line that did not get into the account, or of which nobody knows. */
export function StuckLine({ list, line, busy }: Props) {
  const dispatch = useAppDispatch();
  const { _id, product, quantity, problem, said } = line;
  const why = said || (problem ? guestBagTexts.problems[problem] : guestBagTexts.unknown);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 flex-1 basis-52 wrap-anywhere">
        <EnglishText>
          {list === 'lines' ? guestBagTexts.line(quantity, product.name) : guestBagTexts.named(product.name)}
        </EnglishText>{' '}
        <strong lang={busy ? undefined : langOf(why)}>{busy ? guestBagTexts.moving : why}</strong>
      </p>
      <div className="flex flex-wrap gap-1">
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={guestBagTexts.retryOf(product.name)}
          onClick={() => void dispatch(retryLine(list, _id))}
        >
          {guestBagTexts.retry}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={guestBagTexts.removeOf(product.name)}
          onClick={() => dispatch(removeFromBag(list, _id))}
        >
          {guestBagTexts.remove}
        </Button>
      </div>
    </li>
  );
}
