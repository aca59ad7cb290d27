import { type RefObject, useEffect, useState } from 'react';

interface Options {
  /** How far beyond the window an element already counts as in view. */
  readonly margin?: string;
  /** Stops observing after the first sight. */
  readonly once?: boolean;
}

/** Whether an element is in view, and whether it has ever been. */
export function useInView(ref: RefObject<HTMLElement | null>, { margin = '0px', once = false }: Options = {}) {
  const [inView, setInView] = useState(false);
  const [seen, setSeen] = useState(false);
  const finished = once && seen;

  useEffect(() => {
    if (finished || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        setInView(entries.at(-1)?.isIntersecting ?? false);
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [finished, ref, margin]);

  return { inView, seen };
}
