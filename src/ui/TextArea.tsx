import type { ComponentProps } from 'react';
import { controlClass } from './controlStyles';
import { FieldShell, type FieldTexts } from './FieldShell';

interface Props extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id' | 'required' | 'className'> {
  readonly className?: string | undefined;
}

/** Several lines of text with their label, hint and error. */
export function TextArea({ label, hint, error, required, inline, className, rows = 4, ...area }: Props) {
  return (
    <FieldShell {...{ label, hint, error, required, inline, className }}>
      {(ties) => <textarea {...area} {...ties} rows={rows} className={`${controlClass} py-2.5`} />}
    </FieldShell>
  );
}
