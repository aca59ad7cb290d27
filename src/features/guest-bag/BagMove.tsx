import { type BagList, bagOfGuest } from '@/domain/guestBag';
import { leftOver } from '@/domain/guestBagMove';
import { movedDismissed, selectGuestBag } from '@/state/guestBag';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { Button } from '@/ui/Button';
import { EnglishText } from '@/ui/EnglishText';
import { OfferedBag } from './OfferedBag';
import { StuckLine } from './StuckLine';
import { guestBagTexts } from './texts';
import { useGuestBag } from './useGuestBag';

/** On the customer's page: what became of each line of the bag, what is left with Retry, and an earlier visitor's bag. */
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
    <div role="status" className="mt-6 space-y-4 empty:hidden">
      {done.length + stuck.length + waiting.length > 0 && (
        <section aria-labelledby={`moved-${list}`} className="rounded-card bg-leaf-mist p-5">
          <h2 id={`moved-${list}`} className="text-lg">
            {list === 'lines' ? guestBagTexts.moveTitle : guestBagTexts.savedMoveTitle}
          </h2>
          <ul className="mt-2 space-y-1.5">
            {done.map(({ key, name, quantity, reduced }) => (
              <li key={key} className="break-words">
                <EnglishText>
                  {list === 'lines' ? guestBagTexts.line(quantity, name) : guestBagTexts.named(name)}
                </EnglishText>{' '}
                <strong className="text-done">{reduced || guestBagTexts.added[list]}</strong>
              </li>
            ))}
            {waiting.map(({ _id, quantity, product }) => (
              <li key={_id} className="break-words">
                <EnglishText>
                  {list === 'lines' ? guestBagTexts.line(quantity, product.name) : guestBagTexts.named(product.name)}
                </EnglishText>{' '}
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
