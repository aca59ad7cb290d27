import { type RefObject, useEffect, useState } from 'react';

/** How far below the window something begins to load. */
const margin = '400px';

/** Whether an element is, or once was, near the window: what is far below loads nothing yet. */
export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, ref]);

  return near;
}
