import type { CarouselProps } from './carouselTypes';
import { useSlidesShown } from './useSlidesShown';

/** The first slides of a carousel side by side, as wide as the carousel will show them. */
export function CarouselRow({ label, slides, shown }: CarouselProps) {
  const count = Math.min(useSlidesShown(shown), slides.length);
  return (
    <section aria-label={label} aria-roledescription="carousel">
      <div className="-mx-3 flex">
        {slides.slice(0, count).map((slide) => (
          <div key={slide.id} className="shrink-0 px-3" style={{ width: `${100 / count}%` }}>
            {slide.content}
          </div>
        ))}
      </div>
      {/* The room of the controls. */}
      <div className="mt-6 h-11" />
    </section>
  );
}
