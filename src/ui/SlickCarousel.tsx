import 'slick-carousel/slick/slick.css';
import { useRef, useState } from 'react';
import type Slider from 'react-slick';
import { CarouselControls } from './CarouselControls';
import type { CarouselProps } from './carouselTypes';
import { SlickSlider } from './slickSlider';
import { useCarouselClock } from './useCarouselClock';
import { useInertSlides } from './useInertSlides';
import { useMediaQuery } from './useMediaQuery';
import { useSlidesShown } from './useSlidesShown';

/**
 * The carousel itself, by react-slick. Slides out of sight are inert; autoplay pauses while the pointer or the focus
 * is on it and by its button, and never runs under reduced motion.
 */
export function SlickCarousel({ label, slides, shown, transitionMs, autoplayMs }: CarouselProps) {
  const sliderRef = useRef<Slider>(null);
  const frameRef = useRef<HTMLElement>(null);
  const [place, setPlace] = useState(0);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const count = Math.min(useSlidesShown(shown), slides.length);
  const clock = useCarouselClock(still ? undefined : autoplayMs, () => sliderRef.current?.slickNext());
  useInertSlides(frameRef, `${place} ${count} ${slides.length}`);

  return (
    <section ref={frameRef} aria-label={label} aria-roledescription="carousel" {...clock.handlers}>
      <div className="-mx-3 overflow-hidden">
        <SlickSlider
          ref={sliderRef}
          arrows={false}
          dots={false}
          draggable={false}
          accessibility={false}
          infinite={slides.length > count}
          speed={still ? 0 : transitionMs}
          slidesToShow={count}
          slidesToScroll={1}
          afterChange={setPlace}
        >
          {slides.map((slide) => (
            <div key={slide.id} className="px-3">
              {slide.content}
            </div>
          ))}
        </SlickSlider>
      </div>
      <CarouselControls
        label={label}
        place={place}
        labels={slides.map((slide) => slide.label)}
        movable={slides.length > count}
        clock={still || autoplayMs === undefined ? null : clock}
        onPrevious={() => sliderRef.current?.slickPrev()}
        onNext={() => sliderRef.current?.slickNext()}
      />
    </section>
  );
}
