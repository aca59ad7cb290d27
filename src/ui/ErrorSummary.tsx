import type { Ref } from 'react';
import { formTexts } from './formTexts';

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

interface Props {
  readonly title?: string | undefined;
  readonly problems: readonly FieldProblem[];
  /** Focuses the field, e.g. the form library's `setFocus`. */
  readonly onPick: (field: string) => void;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A form's errors above it, each a link to its field. */
export function ErrorSummary({ title = formTexts.checkFields, problems, onPick, ref }: Props) {
  if (problems.length === 0) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-field bg-alert-soft px-5 py-4 text-alert">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1">
        {problems.map(({ field, message }) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => onPick(field)}
              className="min-h-8 text-left underline underline-offset-4 hover:no-underline"
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
