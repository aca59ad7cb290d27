import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly label: string;
}

/** A round icon-only button of 44 px, named by `label`. */
export function IconButton({ label, type = 'button', className = '', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={`relative inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:not-disabled:bg-leaf-soft disabled:cursor-not-allowed disabled:opacity-50 ${className}`}
    />
  );
}
