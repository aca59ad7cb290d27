import { useSyncExternalStore } from 'react';
import { observable } from './observable';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
const used = observable(false);
let watching = false;

function watch(): void {
  watching = true;
  const note = () => {
    used.set(true);
    for (const name of signs) document.removeEventListener(name, note);
  };
  for (const name of signs) document.addEventListener(name, note, { passive: true });
}

function subscribe(listener: () => void): () => void {
  if (!watching) watch();
  return used.subscribe(listener);
}

/** Whether anyone has used the page since it loaded: pointed, typed or scrolled. */
export const useUsed = () => useSyncExternalStore(subscribe, used.get, () => false);
