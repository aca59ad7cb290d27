import { useEffect, useRef, useState } from 'react';
import { lazyComponent, loadWithRetry } from '@/lib/lazy';
import { useInView } from '@/lib/visibility';
import { type CarouselProps, focusIn, type SlideFocus, useSlidesToShow } from './slides';
import { uiTexts } from './texts';

const SlickCarousel = lazyComponent(() => import('./SlickCarousel').then((module) => module.SlickCarousel));

/** Renders its first slides as a static row of the same size until it is in view and the slider's code has loaded. */
export function Carousel(props: CarouselProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { seen } = useInView(ref, { once: true });
  /** The focus to restore when the slider replaces the static row; undefined until then. */
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

/** The first slides of a carousel as a static row of the same widths. */
export function CarouselRow({ label, slides, slidesToShow }: Pick<CarouselProps, 'label' | 'slides' | 'slidesToShow'>) {
  const count = Math.min(useSlidesToShow(slidesToShow), slides.length);
  return (
    <section aria-label={label} aria-roledescription={uiTexts.carousel}>
      <div className="-mx-3 flex">
        {slides.slice(0, count).map((slide) => (
          <div key={slide.id} data-slide="" className="shrink-0 px-3" style={{ width: `${100 / count}%` }}>
            {slide.content}
          </div>
        ))}
      </div>
      {/* Reserves the height of the controls. */}
      <div className="mt-6 h-11" />
    </section>
  );
}
