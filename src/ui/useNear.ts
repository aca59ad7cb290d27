import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is, or once was, within `margin` of the window: what is far below loads nothing yet. */
export function useNear(ref: RefObject<HTMLElement | null>, margin: string): boolean {
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
  }, [near, ref, margin]);

  return near;
}
