import { type ComponentProps, useId } from 'react';
import { FieldError, type FieldProps, RequiredMark } from './FieldShell';

interface Props
  extends Omit<FieldProps, 'inline'>,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'required' | 'className'> {
  readonly className?: string | undefined;
}

export function CheckboxField({ label, hint, error, required, className = '', ...input }: Props) {
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <div className="flex min-h-11 items-center gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          className="size-5 shrink-0"
        />
        <label htmlFor={id} className="py-2">
          {label}
        </label>
        {required && <RequiredMark />}
      </div>
      {hint && (
        <p id={`${id}hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}error`} error={error} />
    </div>
  );
}
