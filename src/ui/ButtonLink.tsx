import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './buttonStyles';

interface Props extends ButtonLook, Omit<LinkProps, 'className'> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link inside the shop that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: Props) {
  return <Link {...rest} className={buttonClass({ variant, size, className })} />;
}
