import { Star } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { FieldError, RequiredMark } from './fields';
import { ratingInputTexts } from './texts';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'> {
  readonly legend: string;
  readonly options: readonly RadioOption[];
  readonly name: string;
  readonly value: string;
}

/** Radio buttons as large targets, each with an optional hint. */
export function RadioGroup({ legend, options, value, ...input }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
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
              checked={value === option.value}
              className="size-5 shrink-0"
            />
            <span className="min-w-0 break-words">
              <span className="block font-medium">{option.label}</span>
              {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const values = [1, 2, 3, 4, 5] as const;

interface RatingInputProps {
  readonly label: string;
  readonly name: string;
  /** 0 for none chosen. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Called when the focus moves to another field of the form. */
  readonly onBlur?: (() => void) | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** The first star's input. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Five stars as a radio group. */
export function RatingInput({ label, name, value, onChange, onBlur, error, required, ref }: RatingInputProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={error ? `${id}error` : undefined}
      className="min-w-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.form?.contains(relatedTarget) && !currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      <legend className="flex gap-1 text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="mt-1 -ml-2 flex w-fit flex-wrap">
        {values.map((star) => (
          <label
            key={star}
            className="relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-leaf"
          >
            <input
              ref={star === 1 ? ref : undefined}
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
              aria-label={ratingInputTexts.stars(star)}
              required={required}
              // Explicit: screen readers report an untouched required radio as invalid otherwise.
              aria-invalid={Boolean(error)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none ring-0"
            />
            <Star
              aria-hidden
              size={28}
              strokeWidth={1.6}
              className={`pointer-events-none ${star <= value ? 'fill-saffron text-saffron-deep' : 'text-ink-line'}`}
            />
          </label>
        ))}
      </div>
      <FieldError id={`${id}error`} error={error} />
    </fieldset>
  );
}
