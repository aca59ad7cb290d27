import type { ComponentProps } from 'react';
import { controlClass } from './controlStyles';
import { type FieldProps, FieldShell } from './FieldShell';

interface Props extends FieldProps, Omit<ComponentProps<'textarea'>, 'id' | 'required' | 'className'> {
  readonly className?: string | undefined;
}

export function TextArea({ label, hint, error, required, className, rows = 4, ...area }: Props) {
  return (
    <FieldShell {...{ label, hint, error, required, className }}>
      {(attributes) => <textarea {...area} {...attributes} rows={rows} className={`${controlClass} py-2.5`} />}
    </FieldShell>
  );
}
