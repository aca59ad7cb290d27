import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the heading inside the returned ref's element on mount and whenever `title` changes. */
export function useHeadingFocus<T extends HTMLElement>(title: string): RefObject<T | null> {
  const ref = useRef<T>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each title is a new message.
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('h1, h2')?.focus();
  }, [title]);

  return ref;
}
