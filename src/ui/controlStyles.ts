/** Classes of a text-like control; the caller adds its size. */
export const controlBase =
  'rounded-field border border-ink-line bg-paper px-3.5 text-base text-ink transition-colors hover:border-leaf aria-invalid:border-2 aria-invalid:border-alert disabled:cursor-not-allowed disabled:bg-ivory-deep disabled:text-ink-soft';

/** The same at full width; the caller adds its height. */
export const controlClass = `block w-full ${controlBase}`;
