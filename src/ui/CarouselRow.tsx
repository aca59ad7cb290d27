import type { CarouselProps } from './carouselTypes';
import { uiTexts } from './texts';
import { useSlidesToShow } from './useSlidesToShow';

/** The first slides of a carousel as a static row of the same widths. */
export function CarouselRow({ label, slides, slidesToShow }: CarouselProps) {
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
