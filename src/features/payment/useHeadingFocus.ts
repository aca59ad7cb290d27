import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to the heading of what appeared by itself, and again when the heading says something else. Gives the
 * ref of the element that holds the heading.
 */
export function useHeadingFocus<T extends HTMLElement>(title: string): RefObject<T | null> {
  const ref = useRef<T>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another message.
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('h1, h2')?.focus();
  }, [title]);

  return ref;
}
