import { useEffect } from 'react';
import { guestBagKey } from '@/config/constants';
import { local } from '@/lib/storage';
import { useAppSelector, useAppStore } from '@/state/hooks';
import { cacheCatalogue, refetchWhenVisible } from '@/state/productFreshness';
import { followOtherTabs } from '@/state/tabs';
import { CachedNote } from './CachedNote';
import { FollowGuestBag } from './FollowGuestBag';

/** Keeps prices and stock fresh, a copy of the catalogue for the next visit, and this tab in sync with the others. */
export function ProductFreshness() {
  const store = useAppStore();
  const hasBag = useAppSelector(({ guestBag }) => guestBag !== undefined || local.read(guestBagKey) !== null);
  useEffect(() => refetchWhenVisible(store), [store]);
  useEffect(() => cacheCatalogue(store), [store]);
  useEffect(() => store.dispatch(followOtherTabs()), [store]);
  return (
    <>
      <CachedNote />
      {hasBag && <FollowGuestBag />}
    </>
  );
}
