import { useEffect } from 'react';
import { guestBagKey } from '@/config/constants';
import { local } from '@/lib/storage';
import { useAppSelector, useAppStore } from '@/state/hooks';
import { keepCatalogue } from '@/state/keepCatalogue';
import { keepProductsFresh } from '@/state/keepProductsFresh';
import { followOtherTabs } from '@/state/tabs';
import { FollowGuestBag } from './FollowGuestBag';
import { KeptNote } from './KeptNote';

/** Keeps prices and stock fresh, a copy of the catalogue for the next visit, and this tab in sync with the others. */
export function ProductFreshness() {
  const store = useAppStore();
  const hasBag = useAppSelector(({ guestBag }) => guestBag !== undefined || local.read(guestBagKey) !== null);
  useEffect(() => keepProductsFresh(store), [store]);
  useEffect(() => keepCatalogue(store), [store]);
  useEffect(() => store.dispatch(followOtherTabs()), [store]);
  return (
    <>
      <KeptNote />
      {hasBag && <FollowGuestBag />}
    </>
  );
}
