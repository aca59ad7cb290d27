import { useEffect } from 'react';
import { useAppStore } from '@/state/hooks';
import { keepFiguresNewest } from '@/state/newestFigures';

/** Draws nothing: keeps the figures of the shop at the newest answer while its pages stand. */
export function NewestFigures(): null {
  const store = useAppStore();
  useEffect(() => keepFiguresNewest(store), [store]);
  return null;
}
