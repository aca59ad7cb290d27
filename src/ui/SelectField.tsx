import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClass } from './controlStyles';
import { type FieldProps, FieldShell } from './FieldShell';

interface Props extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'required' | 'className'> {
  readonly className?: string | undefined;
}

export function SelectField({ label, hint, error, required, className, ...select }: Props) {
  return (
    <FieldShell {...{ label, hint, error, required, className }}>
      {(attributes) => (
        <span className="relative block">
          <select {...select} {...attributes} className={`${controlClass} h-12 appearance-none truncate pr-10`} />
          <ChevronDown
            aria-hidden
            size={18}
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
          />
        </span>
      )}
    </FieldShell>
  );
}
