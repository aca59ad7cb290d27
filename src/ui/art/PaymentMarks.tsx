import type { ArtProps } from './artProps';
import { Mark } from './Mark';

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
