import type { ReactNode } from 'react';

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
