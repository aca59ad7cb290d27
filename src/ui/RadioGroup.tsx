import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError, RequiredMark } from './FieldShell';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'required' | 'className'> {
  readonly legend: string;
  readonly options: readonly RadioOption[];
  readonly name: string;
  /** Omit it for a form library that reads the inputs itself. */
  readonly value?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Radio buttons as large targets, each with an optional hint. */
export function RadioGroup({ legend, options, value, error, required, className = '', ...input }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}error` : undefined} className={`min-w-0 ${className}`}>
      <legend className="mb-2 flex gap-1 text-sm font-semibold">
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div className="grid grid-cols-1 gap-3">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border border-ink-line bg-paper px-4 py-2.5 transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-mist has-disabled:cursor-not-allowed"
          >
            <input
              {...input}
              type="radio"
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              readOnly={input.onChange === undefined}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0"
            />
            <span className="min-w-0 break-words">
              <span className="block font-medium">{option.label}</span>
              {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}error`} error={error} />
    </fieldset>
  );
}
