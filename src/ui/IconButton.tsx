import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does; the icon inside is hidden from screen readers. */
  readonly label: string;
}

/** A round button of 44 px that shows only an icon. */
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
