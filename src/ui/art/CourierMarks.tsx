import type { ArtProps } from './artProps';
import { Mark } from './Mark';

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
