import { useState } from 'react';
import { useHydrated } from './afterHydration';

/** State that the history entry keeps under a name: Back finds the page as long as it was, and so its scroll position. */
export function useEntryState<T>(name: string | undefined, initial: T) {
  const hydrated = useHydrated();
  const [value, setValue] = useState<T>(() => (name && hydrated ? (history.state?.[name] ?? initial) : initial));
  function change(next: T): void {
    setValue(next);
    if (name) history.replaceState({ ...history.state, [name]: next }, '');
  }
  return [value, change] as const;
}
