import type { ComponentProps } from 'react';
import { controlClass } from './controlStyles';
import { FieldShell, type FieldTexts } from './FieldShell';

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'required' | 'className'> {
  readonly className?: string | undefined;
}

/** One line of text with its label, hint and error. Takes everything an input takes, `ref` included. */
export function TextField({ label, hint, error, required, inline, className, ...input }: Props) {
  return (
    <FieldShell {...{ label, hint, error, required, inline, className }}>
      {(ties) => <input type="text" {...input} {...ties} className={`${controlClass} h-12`} />}
    </FieldShell>
  );
}
