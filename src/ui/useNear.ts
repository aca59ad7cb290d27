import { type RefObject, useEffect, useState } from 'react';

/** Becomes true once an element comes within `margin` of the viewport, and stays true. */
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
