import type { ComponentProps } from 'react';
import { controlClass } from './controlStyles';
import { type FieldProps, FieldShell } from './FieldShell';

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'required' | 'className'> {
  readonly className?: string | undefined;
}

export function TextField({ label, hint, error, required, className, ...input }: Props) {
  return (
    <FieldShell {...{ label, hint, error, required, className }}>
      {(attributes) => <input type="text" {...input} {...attributes} className={`${controlClass} h-12`} />}
    </FieldShell>
  );
}
