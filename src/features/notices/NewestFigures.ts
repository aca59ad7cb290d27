import { useEffect } from 'react';
import { useAppStore } from '@/state/hooks';
import { keepFiguresNewest } from '@/state/newestFigures';
import { followOtherTabs } from '@/state/tabs';

/** Draws nothing: keeps the shop at the newest answer, and this tab in step with the others, while its pages stand. */
export function NewestFigures(): null {
  const store = useAppStore();
  useEffect(() => keepFiguresNewest(store), [store]);
  useEffect(() => store.dispatch(followOtherTabs()), [store]);
  return null;
}
