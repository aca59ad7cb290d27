import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { CarouselRow } from './CarouselRow';
import type { CarouselProps } from './carouselTypes';

const SlickCarousel = lazy(() => import('./SlickCarousel').then((module) => ({ default: module.SlickCarousel })));

/** How far below the window a carousel begins to load its code. */
const margin = '300px';

/**
 * A carousel. Until it nears the window it is plain HTML: its first slides in a row of the same shape, so that
 * nothing of its code stands in the way of the first paint and nothing moves when it comes.
 */
export function Carousel(props: CarouselProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  const row = <CarouselRow {...props} />;
  return <div ref={ref}>{near ? <Suspense fallback={row}>{<SlickCarousel {...props} />}</Suspense> : row}</div>;
}
