import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './buttonStyles';
import { Spinner } from './Spinner';

interface Props extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** At work: keeps its width, its name and its focus, and takes no further press. */
  readonly busy?: boolean | undefined;
}

/** A button. Without `type` it submits nothing. */
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
