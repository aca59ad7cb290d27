import { useEffect, useLayoutEffect, useState } from 'react';
import { words } from '@/config/messages';
import { type BagLine, type BagList, bagExpiryDays, bagOfGuest, leftOver } from '@/domain/guestBag';
import { langOf } from '@/lib/serverWriting';
import { clearBag, freshenBag, movedDismissed, readGuestBag, removeFromBag, selectGuestBag } from '@/state/guestBag';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { acceptOffered, retryLine } from '@/state/moveGuestBag';
import { useProducts } from '@/state/products';
import { selectUser } from '@/state/userSlice';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EnglishText } from '@/ui/EnglishText';
import { uiTexts } from '@/ui/texts';
import { guestBagTexts } from './texts';

/** Reads a guest's bag before the first paint, and updates its prices from the newest catalogue. */
export function useGuestBag(): void {
  const dispatch = useAppDispatch();
  const { products, isFinal } = useProducts();
  useLayoutEffect(() => dispatch(readGuestBag()), [dispatch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new catalogue has new prices.
  useEffect(() => void dispatch(freshenBag()), [dispatch, products, isFinal]);
}

const nameOf = (list: BagList, quantity: number, name: string) =>
  list === 'lines' ? guestBagTexts.line(quantity, name) : guestBagTexts.named(name);

/** On a customer's page: the outcome of each line of the bag, stuck lines with Retry, and an earlier visitor's bag. */
export function BagMove({ list }: { list: BagList }) {
  useGuestBag();
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?._id ?? '';
  const { bag, moved, moving } = useAppSelector(selectGuestBag);
  const done = moved.filter((line) => line.list === list);
  const { stuck } = leftOver(bag[list], userId);
  const waiting = bag[list].filter((line) => line.owner === userId && !stuck.includes(line));
  const offered = bagOfGuest(bag)[list];
  return (
    <div role="status" className="mt-6 flex flex-col gap-4 empty:hidden">
      {done.length + stuck.length + waiting.length > 0 && (
        <section aria-labelledby={`moved-${list}`} className="rounded-card bg-leaf-mist p-5">
          <h2 id={`moved-${list}`} className="text-lg">
            {list === 'lines' ? guestBagTexts.moveTitle : guestBagTexts.savedMoveTitle}
          </h2>
          <ul className="mt-2 flex flex-col gap-1.5">
            {done.map(({ key, name, quantity, reduced }) => (
              <li key={key} className="break-words">
                <EnglishText>{nameOf(list, quantity, name)}</EnglishText>{' '}
                <strong className="text-done">{reduced || guestBagTexts.added[list]}</strong>
              </li>
            ))}
            {waiting.map(({ _id, quantity, product }) => (
              <li key={_id} className="break-words">
                <EnglishText>{nameOf(list, quantity, product.name)}</EnglishText>{' '}
                <strong>{navigator.onLine === false ? guestBagTexts.waiting : guestBagTexts.moving}</strong>
              </li>
            ))}
            {stuck.map((line) => (
              <StuckLine key={line._id} list={list} line={line} busy={moving === line._id} />
            ))}
          </ul>
          {done.length > 0 && stuck.length + waiting.length === 0 && (
            <Button variant="secondary" size="small" className="mt-4" onClick={() => dispatch(movedDismissed(list))}>
              {guestBagTexts.close}
            </Button>
          )}
        </section>
      )}
      {offered.length > 0 && <OfferedBag list={list} lines={offered} />}
    </div>
  );
}

interface Props {
  readonly list: BagList;
  readonly lines: readonly BagLine[];
}

/** A bag that is older than a day may be another person's: it is moved only if the customer confirms (ruling 50). */
function OfferedBag({ list, lines }: Props) {
  const dispatch = useAppDispatch();
  return (
    <section aria-labelledby={`offered-${list}`} className="rounded-card bg-saffron-soft p-5">
      <h2 id={`offered-${list}`} className="text-lg">
        {guestBagTexts.offered[list]}
      </h2>
      <p className="mt-2 break-words">{lines.map(({ product }) => product.name).join(', ')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={() => dispatch(acceptOffered(list))}>
          {guestBagTexts.accept[list]}
        </Button>
        <Button variant="secondary" size="small" onClick={() => dispatch(clearBag([list]))}>
          {guestBagTexts.refuse}
        </Button>
      </div>
    </section>
  );
}

interface StuckLineProps {
  readonly list: BagList;
  readonly line: BagLine;
  readonly busy: boolean;
}

/** A line that was not added to the account, or whose outcome is unknown. */
function StuckLine({ list, line, busy }: StuckLineProps) {
  const dispatch = useAppDispatch();
  const { _id, product, quantity, problem, said } = line;
  const why = said || (problem ? guestBagTexts.problems[problem] : guestBagTexts.unknown);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 flex-1 basis-52 wrap-anywhere">
        <EnglishText>{nameOf(list, quantity, product.name)}</EnglishText>{' '}
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
          {uiTexts.retry}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={guestBagTexts.removeOf(product.name)}
          onClick={() => dispatch(removeFromBag(list, _id))}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

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
