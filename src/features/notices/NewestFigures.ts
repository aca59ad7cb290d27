import { useEffect } from 'react';
import { useAppStore } from '@/state/hooks';
import { keepFiguresNewest } from '@/state/newestFigures';
import { followOtherTabs } from '@/state/tabs';

/** Keeps prices and stock up to date, and this tab in step with the others. */
export function NewestFigures(): null {
  const store = useAppStore();
  useEffect(() => keepFiguresNewest(store), [store]);
  useEffect(() => store.dispatch(followOtherTabs()), [store]);
  return null;
}
