import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { useInView } from '@/lib/useInView';
import { useUsed } from '@/lib/useUsed';
import { CarouselRow } from './CarouselRow';
import type { CarouselProps } from './carouselTypes';
import type { SlickProps } from './SlickCarousel';
import { focusIn, type SlideFocus } from './slideFocus';

const loadSlider = () => loadWithRetry(() => import('./SlickCarousel').then((module) => module.SlickCarousel));

interface Slider {
  readonly Component: ComponentType<SlickProps>;
  /** The focus that the static row loses. */
  readonly focus: SlideFocus | null;
}

/** Renders its first slides as a static row of the same size until it is in view and someone uses the page: a visit loads no slider by itself. */
export function Carousel(props: CarouselProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { seen } = useInView(ref, { once: true });
  const used = useUsed();
  const [slider, setSlider] = useState<Slider | null>(null);

  useEffect(() => {
    if (!seen || !used) return;
    let mounted = true;
    const start = (Component: Slider['Component']) => {
      const slides = [...(ref.current?.querySelectorAll('[data-slide]') ?? [])];
      if (mounted) setSlider({ Component, focus: focusIn(slides) });
    };
    // Until the slider's code arrives, the row stays.
    void loadSlider().then(start);
    return () => {
      mounted = false;
    };
  }, [seen, used]);

  return (
    <div ref={ref}>
      {slider ? <slider.Component {...props} initialFocus={slider.focus} /> : <CarouselRow {...props} />}
    </div>
  );
}
