import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in view, and whether it ever was. */
export function useInView(ref: RefObject<HTMLElement | null>) {
  const [inView, setInView] = useState(false);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      const now = entry?.isIntersecting ?? false;
      setInView(now);
      if (now) setSeen(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return { inView, seen };
}
