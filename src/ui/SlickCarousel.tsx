import 'slick-carousel/slick/slick.css';
import { useLayoutEffect, useRef, useState } from 'react';
import type Slider from 'react-slick';
import { CarouselControls } from './CarouselControls';
import type { CarouselProps } from './carouselTypes';
import { SlickSlider } from './slickSlider';
import { focusSlide, type SlideFocus } from './slideFocus';
import { uiTexts } from './texts';
import { useAutoplay } from './useAutoplay';
import { useInertSlides } from './useInertSlides';
import { useMediaQuery } from './useMediaQuery';
import { useSlidesToShow } from './useSlidesToShow';

export interface SlickProps extends CarouselProps {
  /** The control that gets the focus first. */
  readonly initialFocus?: SlideFocus | null;
}

/**
 * The carousel, built on react-slick. Hidden slides are inert; autoplay pauses on hover, on focus and by its button, and
 * never runs under reduced motion.
 */
export function SlickCarousel({ label, slides, slidesToShow, transitionMs, autoplayMs, initialFocus }: SlickProps) {
  const sliderRef = useRef<Slider>(null);
  const frameRef = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const count = Math.min(useSlidesToShow(slidesToShow), slides.length);
  const autoplay = useAutoplay(frameRef, reducedMotion ? undefined : autoplayMs, () => sliderRef.current?.slickNext());
  useInertSlides(frameRef, `${index} ${count} ${slides.length}`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first focus.
  useLayoutEffect(() => {
    if (initialFocus)
      focusSlide([...(frameRef.current?.querySelectorAll('.slick-active [data-slide]') ?? [])], initialFocus);
  }, []);

  return (
    <section ref={frameRef} aria-label={label} aria-roledescription={uiTexts.carousel} {...autoplay.handlers}>
      <div className="-mx-3 overflow-hidden">
        <SlickSlider
          ref={sliderRef}
          arrows={false}
          dots={false}
          draggable={false}
          accessibility={false}
          infinite={slides.length > count}
          speed={reducedMotion ? 0 : transitionMs}
          slidesToShow={count}
          slidesToScroll={1}
          afterChange={setIndex}
        >
          {slides.map((slide) => (
            <div key={slide.id} data-slide="" className="px-3">
              {slide.content}
            </div>
          ))}
        </SlickSlider>
      </div>
      <CarouselControls
        label={label}
        index={index}
        slideLabels={slides.map((slide) => slide.label)}
        movable={slides.length > count}
        autoplay={reducedMotion || autoplayMs === undefined ? null : autoplay}
        onPrevious={() => sliderRef.current?.slickPrev()}
        onNext={() => sliderRef.current?.slickNext()}
      />
    </section>
  );
}
