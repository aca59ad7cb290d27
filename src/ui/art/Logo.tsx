import type { ArtProps } from './EmptyArt';

const roundel = 'M32 0A32 32 0 1 1 32 64A32 32 0 1 1 32 0Z';
const leaves =
  'M32 7C23.5 16 22.5 25 32 35C41.5 25 40.5 16 32 7ZM29.8 44C14 45.5 8.5 36.5 8.2 26C20 25.5 29 31 29.8 44ZM34.2 44C50 45.5 55.5 36.5 55.8 26C44 25.5 35 31 34.2 44Z';

/** Emblem and wordmark in the text colour; the leaves are cut-outs, for light and dark backgrounds. */
export function Logo({ className = '' }: ArtProps) {
  return (
    <span className={`inline-flex items-center gap-2.5 whitespace-nowrap ${className}`}>
      <svg aria-hidden="true" viewBox="0 0 64 64" className="h-[1.55em] w-[1.55em] shrink-0">
        <path d={roundel + leaves} fill="currentColor" fillRule="evenodd" />
        <path d="M32 57V36" className="stroke-saffron" strokeWidth="3.6" strokeLinecap="round" />
        <path
          d="M32 15V29M14.5 31.5L26.5 41M49.5 31.5L37.5 41"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span className="font-display font-semibold tracking-tight">Tulsi North</span>
    </span>
  );
}
