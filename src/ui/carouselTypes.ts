import type { ReactNode } from 'react';

/** How many slides stand side by side: `wide` from the last step on, fewer below each width in pixels. */
export interface SlidesShown {
  readonly wide: number;
  /** From the widest to the narrowest, e.g. 3 under 1024 px, 2 under 600 px. */
  readonly under: readonly { readonly width: number; readonly slides: number }[];
}

export interface CarouselSlide {
  readonly id: string;
  /** What it shows, for the spoken "2 of 8: …". */
  readonly label: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  readonly shown: SlidesShown;
  /** How long one step takes, in milliseconds. */
  readonly transitionMs: number;
  /** Moves on by itself after this long, in milliseconds; missing: never. */
  readonly autoplayMs?: number | undefined;
}
