import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Select } from './Select';

/** The props that every form field takes. */
export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

/** Connects a control to its label, hint and error; spread onto the control. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface Props extends FieldProps {
  readonly className?: string | undefined;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** Label, hint and error around one control; use it directly for a third-party control. */
export function FieldShell({ label, hint, error, required, className = '', children }: Props) {
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <div className="mb-1.5 flex gap-1 text-sm font-semibold">
        <label htmlFor={id}>{label}</label>
        {required && <RequiredMark />}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={`${id}hint`} aria-live="polite" className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}error`} error={error} />
    </div>
  );
}

/** Hidden from screen readers: the control itself has `aria-required`. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-alert">
      *
    </span>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error && (
        <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-alert">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** A field's own props, and those of its control. */
type ControlProps<Tag extends 'input' | 'textarea' | 'select'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps | 'id'>;

export function TextField({ label, hint, error, required, className, ...input }: ControlProps<'input'>) {
  return (
    <FieldShell {...{ label, hint, error, required, className }}>
      {(attributes) => <input type="text" dir="auto" {...input} {...attributes} className={`${controlClass} h-12`} />}
    </FieldShell>
  );
}

export function TextArea({ label, hint, error, required, className, rows = 4, ...area }: ControlProps<'textarea'>) {
  return (
    <FieldShell {...{ label, hint, error, required, className }}>
      {(attributes) => (
        <textarea dir="auto" {...area} {...attributes} rows={rows} className={`${controlClass} py-2.5`} />
      )}
    </FieldShell>
  );
}

export function SelectField({ label, hint, error, required, className, ...select }: ControlProps<'select'>) {
  return (
    <FieldShell {...{ label, hint, error, required, className }}>
      {(attributes) => <Select {...select} {...attributes} className={`${controlClass} h-12`} />}
    </FieldShell>
  );
}

/** Classes of a text-like control; the caller adds its size. */
export const controlBase =
  'rounded-field border border-ink-line bg-paper px-3.5 text-base text-ink transition-colors hover:border-leaf aria-invalid:border-2 aria-invalid:border-alert disabled:cursor-not-allowed disabled:bg-ivory-deep disabled:text-ink-soft';

/** The same at full width; the caller adds its height. */
export const controlClass = `block w-full ${controlBase}`;
