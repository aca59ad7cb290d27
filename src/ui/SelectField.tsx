import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClass } from './controlStyles';
import { FieldShell, type FieldTexts } from './FieldShell';

interface Props extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'required' | 'className'> {
  readonly className?: string | undefined;
}

/** A native select with its label, hint and error; its options are the children. */
export function SelectField({ label, hint, error, required, inline, className, ...select }: Props) {
  return (
    <FieldShell {...{ label, hint, error, required, inline, className }}>
      {(ties) => (
        <span className="relative block">
          <select
            {...select}
            {...ties}
            className={`${controlClass} appearance-none truncate pr-10 ${inline ? 'h-11' : 'h-12'}`}
          />
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
