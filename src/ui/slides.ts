import { type ReactNode, useSyncExternalStore } from 'react';
import { listen } from '@/lib/listen';

/** How many slides are side by side: `wide` by default, fewer below each breakpoint in pixels. */
export interface SlidesToShow {
  readonly wide: number;
  /** From the widest breakpoint to the narrowest. */
  readonly under: readonly { readonly width: number; readonly slides: number }[];
}

export interface CarouselSlide {
  readonly id: string;
  /** Announced as "2 of 8: …". */
  readonly label: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  readonly slidesToShow: SlidesToShow;
  readonly transitionMs: number;
  /** Omitted: no autoplay. */
  readonly autoplayMs?: number | undefined;
}

const controls = 'a[href], button:enabled, input:enabled';

/** Which of the shown slides has the focus, and which of its controls. */
export interface SlideFocus {
  readonly slide: number;
  readonly control: number;
}

const controlsOf = (slide: Element | undefined) => [...(slide?.querySelectorAll<HTMLElement>(controls) ?? [])];
const hasFocus = (element: Element) => element === document.activeElement;

export function focusIn(slides: readonly Element[]): SlideFocus | null {
  const slide = slides.findIndex((one) => one.contains(document.activeElement));
  const control = controlsOf(slides[slide]).findIndex(hasFocus);
  return control < 0 ? null : { slide, control };
}

export function focusSlide(slides: readonly Element[], { slide, control }: SlideFocus): void {
  controlsOf(slides[slide])[control]?.focus({ preventScroll: true });
}

const subscribe = (listener: () => void) => listen(window, 'resize', listener);

/** How many slides fit side by side at the current window width. */
export function useSlidesToShow({ wide, under }: SlidesToShow): number {
  return useSyncExternalStore(
    subscribe,
    () => under.filter(({ width }) => window.innerWidth < width).at(-1)?.slides ?? wide,
    // Prerendering has no window: assume a phone.
    () => under.at(-1)?.slides ?? wide,
  );
}
