import { type ComponentProps, type MouseEvent, type Ref, useState } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'regular' | 'large';

export interface ButtonStyle {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly className?: string | undefined;
}

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-full border-2 text-center text-balance font-semibold transition-[background-color,color,border-color,translate] duration-150 ease-calm';

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

/** `onMouseDown` below fields: leaving one shows its error, which would move the button away before the press is released. */
export const stayInField = (event: MouseEvent) => event.preventDefault();

interface Props extends ButtonStyle, Omit<ComponentProps<'button'>, 'className' | 'onClick'> {
  /** Shows a spinner and ignores clicks; keeps its width, name and focus. */
  readonly busy?: boolean | undefined;
  /** The button is busy until the returned promise settles. */
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
}

/** Defaults to `type="button"`. */
export function Button({ variant, size, className, busy = false, type = 'button', onClick, children, ...rest }: Props) {
  const [isWorking, setWorking] = useState(false);
  const isBusy = busy || isWorking;
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) return event.preventDefault();
    const work = onClick?.(event);
    if (!(work instanceof Promise)) return;
    setWorking(true);
    void work.finally(() => setWorking(false));
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
      className={buttonClass({ variant, size, className })}
    >
      <span className={`inline-flex items-center justify-center gap-2 ${isBusy ? 'opacity-0' : ''}`}>{children}</span>
      {isBusy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

interface ButtonLinkProps extends ButtonStyle, Omit<LinkProps, 'className'> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, className })} />;
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly label: string;
}

/** A round icon-only button of 44 px, named by `label`. */
export function IconButton({ label, type = 'button', className = '', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={`relative inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:not-disabled:bg-leaf-soft disabled:cursor-not-allowed disabled:opacity-50 ${className}`}
    />
  );
}

/** Hidden from screen readers: the text beside it, or its parent's state, names what is loading. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent ${className}`}
    />
  );
}
