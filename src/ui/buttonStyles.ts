export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'regular' | 'large';

export interface ButtonStyle {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly className?: string | undefined;
}

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-full border-2 text-center font-semibold transition-[background-color,color,border-color,translate] duration-150 ease-calm';

const inactive =
  'disabled:cursor-not-allowed disabled:bg-ivory-deep disabled:text-ink-soft aria-disabled:cursor-default active:not-disabled:translate-y-px';

// A transparent border becomes visible in forced-colors mode, which drops backgrounds.
const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-saffron text-on-saffron hover:not-disabled:bg-saffron-deep',
  secondary:
    'border-leaf text-leaf hover:not-disabled:bg-leaf hover:not-disabled:text-ivory disabled:border-ivory-edge',
  quiet: 'border-transparent text-leaf underline-offset-4 hover:not-disabled:underline disabled:bg-transparent',
  danger: 'border-transparent bg-alert text-ivory hover:not-disabled:bg-ink',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-4 py-1 text-sm',
  regular: 'min-h-11 px-5 py-2',
  large: 'min-h-13 px-8 py-3 text-lg',
};

/** Classes of a button or a link styled as one; at most one primary per section. */
export function buttonClass({ variant = 'primary', size = 'regular', className = '' }: ButtonStyle): string {
  return `${base} ${inactive} ${variants[variant]} ${sizes[size]} ${className}`;
}
