import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '@/lib/lazyComponent';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { useInView } from '@/lib/useInView';
import { CarouselRow } from './CarouselRow';
import type { CarouselProps } from './carouselTypes';
import { focusIn, type SlideFocus } from './slideFocus';

const SlickCarousel = lazyComponent(() => import('./SlickCarousel').then((module) => module.SlickCarousel));

/** Renders its first slides as a static row of the same size until it is in sight and the slider's code is there. */
export function Carousel(props: CarouselProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { seen } = useInView(ref, { once: true });
  /** The focus that the static row loses; undefined until the slider takes its place. */
  const [focus, setFocus] = useState<SlideFocus | null>();

  useEffect(() => {
    if (!seen) return;
    let mounted = true;
    const start = () => {
      const slides = [...(ref.current?.querySelectorAll('[data-slide]') ?? [])];
      if (mounted) setFocus(focusIn(slides));
    };
    void loadWithRetry(SlickCarousel.load).then(start);
    return () => {
      mounted = false;
    };
  }, [seen]);

  return (
    <div ref={ref}>
      {focus === undefined ? <CarouselRow {...props} /> : <SlickCarousel {...props} initialFocus={focus} />}
    </div>
  );
}
