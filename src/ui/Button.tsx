import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonStyle, buttonClass } from './buttonStyles';
import { Spinner } from './Spinner';

interface Props extends ButtonStyle, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows a spinner and ignores clicks; keeps its width, name and focus. */
  readonly busy?: boolean | undefined;
}

/** Defaults to `type="button"`. */
export function Button({ variant, size, className, busy = false, type = 'button', onClick, children, ...rest }: Props) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      className={buttonClass({ variant, size, className })}
    >
      <span className={`inline-flex items-center justify-center gap-2 ${busy ? 'opacity-0' : ''}`}>{children}</span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}
