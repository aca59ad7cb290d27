import type Slider from 'react-slick';
import * as slick from 'react-slick';
import 'slick-carousel/slick/slick.css';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { usePageVisible } from '@/lib/visibility';
import { IconButton } from './Button';
import { type CarouselProps, focusSlide, type SlideFocus, useSlidesToShow } from './slides';
import { carouselTexts, uiTexts } from './texts';
import { useMediaQuery } from './useMediaQuery';

/** react-slick is CommonJS: Vite's build wraps its default export once more than Vitest does. */
function unwrapDefault(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? unwrapDefault(module.default) : module;
}

export const SlickSlider = unwrapDefault(slick) as typeof Slider;

export interface SlickProps extends CarouselProps {
  /** The control to focus on mount. */
  readonly initialFocus?: SlideFocus | null;
}

/**
 * The carousel, built on react-slick. Hidden slides are inert; autoplay pauses on hover, on focus, in a hidden tab and
 * by its button, and never runs under reduced motion.
 */
export function SlickCarousel({ label, slides, slidesToShow, transitionMs, autoplayMs, initialFocus }: SlickProps) {
  const sliderRef = useRef<Slider>(null);
  const frameRef = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const count = Math.min(useSlidesToShow(slidesToShow), slides.length);
  const movable = slides.length > count;
  const plays = !reducedMotion && autoplayMs !== undefined;
  const autoplay = useAutoplay(frameRef, reducedMotion ? undefined : autoplayMs, () => sliderRef.current?.slickNext());

  // Removes hidden slides and the slider's clones from the tab order.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slider moves its slides outside React.
  useLayoutEffect(() => {
    for (const slide of frameRef.current?.querySelectorAll<HTMLElement>('.slick-slide') ?? [])
      slide.inert = !slide.classList.contains('slick-active');
  }, [index, count, slides.length]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount.
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
          infinite={movable}
          speed={reducedMotion ? 0 : transitionMs}
          slidesToShow={count}
          slidesToScroll={1}
          beforeChange={(_, next) => setIndex(next)}
        >
          {slides.map((slide) => (
            <div key={slide.id} data-slide="" className="px-3">
              {slide.content}
            </div>
          ))}
        </SlickSlider>
      </div>
      <div className="mt-6 flex h-11 items-center justify-end gap-1">
        {movable && (
          <>
            {plays ? (
              <IconButton
                label={autoplay.paused ? carouselTexts.play(label) : carouselTexts.pause(label)}
                onClick={autoplay.toggle}
              >
                {autoplay.paused ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />}
              </IconButton>
            ) : (
              <span aria-hidden="true" className="mr-auto text-sm text-ink-soft tabular-nums">
                {carouselTexts.position(index + 1, slides.length)}
              </span>
            )}
            <span aria-live={plays && !autoplay.paused ? 'off' : 'polite'} className="sr-only">
              {carouselTexts.current(index + 1, slides.length, slides[index]?.label ?? '')}
            </span>
            <IconButton label={carouselTexts.previous(label)} onClick={() => sliderRef.current?.slickPrev()}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton label={carouselTexts.next(label)} onClick={() => sliderRef.current?.slickNext()}>
              <ChevronRight aria-hidden />
            </IconButton>
          </>
        )}
      </div>
    </section>
  );
}

/** Advances a carousel at an interval, except while it is hovered, focused, paused by its button or in a hidden tab. */
export function useAutoplay(
  frameRef: RefObject<HTMLElement | null>,
  intervalMs: number | undefined,
  onAdvance: () => void,
) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const pageVisible = usePageVisible();
  const advance = useEffectEvent(onAdvance);

  const running = intervalMs !== undefined && !paused && !hovered && !focused && pageVisible;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      // A pointer that rested there when the carousel mounted or scrolled under it may send no event.
      if (!frameRef.current?.matches(':hover')) advance();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [running, intervalMs, frameRef]);

  return {
    paused,
    toggle: () => {
      setPaused(!paused);
      // The Play button has the focus when it is clicked, but the carousel must play nevertheless.
      setFocused(false);
    },
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
