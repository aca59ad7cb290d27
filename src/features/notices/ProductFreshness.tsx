import { useEffect } from 'react';
import { useAppStore } from '@/state/hooks';
import { followGuestBag } from '@/state/moveGuestBag';
import { cacheCatalogue, refetchWhenVisible } from '@/state/productFreshness';
import { followOtherTabs } from '@/state/tabs';
import { CachedNote } from './CachedNote';

/** Keeps prices, stock and a guest's bag fresh, a copy of the catalogue for the next visit, and this tab in sync with the others. */
export function ProductFreshness() {
  const store = useAppStore();
  useEffect(() => refetchWhenVisible(store), [store]);
  useEffect(() => cacheCatalogue(store), [store]);
  useEffect(() => followGuestBag(store), [store]);
  useEffect(() => store.dispatch(followOtherTabs()), [store]);
  return <CachedNote />;
}
