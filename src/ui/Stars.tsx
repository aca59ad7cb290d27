import type { CSSProperties } from 'react';
import { uiTexts } from './texts';

interface Props {
  /** 0 to 5, fractions included. */
  readonly value: number;
  /** Height of a star (px). */
  readonly size?: number | undefined;
  /** True if the text beside the stars says the figure. */
  readonly silent?: boolean;
}

export function Stars({ value, size = 16, silent = false }: Props) {
  return (
    <span
      {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': uiTexts.stars(value) })}
      className="stars"
      style={{ fontSize: size, '--filled': `${(value / 5) * 100}%` } as CSSProperties}
    />
  );
}
