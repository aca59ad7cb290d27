/** A control of the lists' toolbar. */
export const toolbarControl =
  'h-10 rounded-field border border-ink-line bg-paper px-3 text-sm text-ink transition-colors hover:border-leaf';

/** A button of the lists' toolbar. */
export const toolbarButton =
  'inline-flex min-h-10 items-center justify-center gap-1.5 rounded-full border border-ink-line px-3 text-sm font-semibold transition-colors hover:not-disabled:border-leaf hover:not-disabled:bg-leaf-mist disabled:cursor-not-allowed disabled:border-ivory-edge disabled:text-ink-soft';

/** The label beside a button's icon: read out everywhere, seen where the whole bar fits in one line. */
export const toolbarLabel = 'max-2xl:sr-only';
