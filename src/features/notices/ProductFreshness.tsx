import { useEffect } from 'react';
import { followGuestBag } from '@/state/followGuestBag';
import { useAppStore } from '@/state/hooks';
import { keepCatalogue } from '@/state/keepCatalogue';
import { keepProductsFresh } from '@/state/keepProductsFresh';
import { followOtherTabs } from '@/state/tabs';
import { KeptNote } from './KeptNote';

/** Keeps prices and stock fresh, a copy of the catalogue for the next visit, and this tab in sync with the others. */
export function ProductFreshness() {
  const store = useAppStore();
  useEffect(() => keepProductsFresh(store), [store]);
  useEffect(() => keepCatalogue(store), [store]);
  useEffect(() => store.dispatch(followOtherTabs()), [store]);
  useEffect(() => followGuestBag(store), [store]);
  return <KeptNote />;
}
