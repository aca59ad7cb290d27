import type { ReactNode } from 'react';
import type { ArtProps } from './EmptyArt';

/** The 64 by 40 frame of a payment or courier mark. */
export function Mark({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 40" className="h-8 w-auto">
      <rect
        x=".75"
        y=".75"
        width="62.5"
        height="38.5"
        rx="7"
        className="fill-ivory stroke-ivory-edge"
        strokeWidth="1.5"
      />
      {children}
    </svg>
  );
}

/** Payment methods: card and PayPal. */
export function PaymentMarks({ className = '' }: ArtProps) {
  return (
    <span aria-hidden="true" className={`inline-flex flex-wrap items-center gap-2 ${className}`}>
      <Mark>
        <rect x="15" y="9" width="34" height="22" rx="3.5" className="fill-leaf" />
        <path d="M15 14H49V19H15Z" className="fill-leaf-deep" />
        <rect x="19" y="23" width="8" height="5" rx="1.2" className="fill-saffron" />
        <path d="M34 26H45" className="stroke-leaf-soft" strokeWidth="2" strokeLinecap="round" />
      </Mark>
      <Mark>
        <text x="32" y="25" textAnchor="middle" textLength="46" className="fill-ink font-sans font-bold" fontSize="14">
          PayPal
        </text>
      </Mark>
    </span>
  );
}

/** Delivery methods: post and courier. */
export function CourierMarks({ className = '' }: ArtProps) {
  return (
    <span aria-hidden="true" className={`inline-flex flex-wrap items-center gap-2 ${className}`}>
      <Mark>
        <rect
          x="17"
          y="10"
          width="30"
          height="20"
          rx="2.5"
          className="fill-saffron-soft stroke-leaf"
          strokeWidth="1.8"
        />
        <path d="M18 12L32 22L46 12" className="fill-none stroke-leaf" strokeWidth="1.8" strokeLinejoin="round" />
      </Mark>
      <Mark>
        <g className="fill-leaf-soft stroke-leaf" strokeWidth="1.8" strokeLinejoin="round">
          <path d="M13 11H37V28H13Z" />
          <path d="M37 16H45L51 22V28H37Z" className="fill-ivory" />
          <circle cx="21" cy="29" r="3.4" className="fill-saffron" />
          <circle cx="43.5" cy="29" r="3.4" className="fill-saffron" />
        </g>
        <path d="M5 16H10M7 20H10" className="stroke-leaf" strokeWidth="1.6" strokeLinecap="round" />
      </Mark>
    </span>
  );
}

const glyphs = {
  chat: (
    <>
      <path d="M12 3.2A8.8 8.8 0 0 0 4.5 16.6L3.2 20.8L7.6 19.6A8.8 8.8 0 1 0 12 3.2Z" />
      <path
        d="M9.2 7.9C8 8.6 8 10.6 10 12.8S13.9 16 15.3 15.1L16 14.1L14.2 12.9L13.2 13.6C12.2 13.2 11.2 12.2 10.7 11.2L11.4 10.2L10.4 8.2Z"
        fill="currentColor"
        strokeWidth="1"
      />
    </>
  ),
  facebook: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <path d="M16 7.8H14.6Q12.6 7.8 12.6 9.8V20.4M9.8 12.4H15.4" />
    </>
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="16.8" cy="7.2" r=".7" fill="currentColor" />
    </>
  ),
  x: <path d="M4.5 4.5H8.3L19.5 19.5H15.7ZM19 4.5L13.3 10.9M10.7 13.5L5 19.5" />,
  youtube: (
    <>
      <rect x="2.8" y="5.5" width="18.4" height="13" rx="4" />
      <path d="M10.3 9.2V14.8L15 12Z" fill="currentColor" />
    </>
  ),
} as const;

export type BrandGlyphName = keyof typeof glyphs;

interface BrandGlyphProps extends ArtProps {
  name: BrandGlyphName;
}

/** A contact or social network icon in the text colour; the text beside it names it. */
export function BrandGlyph({ name, className = 'h-6 w-6' }: BrandGlyphProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {glyphs[name]}
    </svg>
  );
}
