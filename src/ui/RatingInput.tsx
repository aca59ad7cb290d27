import { Star } from 'lucide-react';
import { type Ref, useId } from 'react';
import { FieldError, RequiredMark } from './FieldShell';
import { ratingInputTexts } from './texts';

const values = [1, 2, 3, 4, 5] as const;

interface Props {
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
export function RatingInput({ label, name, value, onChange, onBlur, error, required, ref }: Props) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={error ? `${id}error` : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.form?.contains(relatedTarget) && !currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      <legend className="flex gap-1 text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="mt-1 -ml-2 inline-flex">
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
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
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
