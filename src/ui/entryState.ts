import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './afterHydration';

/** State that the history entry keeps under a name: Back finds the page as long as it was, and so its scroll position. */
export function useEntryState<T>(name: string | undefined, initial: T) {
  const { key } = useLocation();
  const hydrated = useHydrated();
  // In the first render, before the scroll position is restored.
  const [value, setValue] = useState<T>(() => (name && hydrated ? (history.state?.[name] ?? initial) : initial));
  function keep(next: T): void {
    if (name) history.replaceState({ ...history.state, [name]: next }, '');
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry.
  useLayoutEffect(() => {
    const kept = name && history.state?.[name];
    // The HTML could not know it.
    if (kept !== undefined) setValue(kept);
    // A change of the query is a new entry of the same page.
    else if (value !== initial) keep(value);
  }, [key, name]);
  function change(next: T): void {
    setValue(next);
    keep(next);
  }
  return [value, change] as const;
}
