import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonStyle, buttonClass } from './buttonStyles';

interface Props extends ButtonStyle, Omit<LinkProps, 'className'> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

export function ButtonLink({ variant, size, className, ...rest }: Props) {
  return <Link {...rest} className={buttonClass({ variant, size, className })} />;
}
