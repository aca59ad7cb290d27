import { X } from 'lucide-react';
import { type Choice, without } from '@/domain/filters';
import { filterLabel } from './filterLabel';
import { filterTexts } from './texts';

interface Props {
  readonly choices: readonly Choice[];
  readonly onChange: (choices: readonly Choice[]) => void;
}

const chip =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full px-3.5 py-1 text-left text-sm font-semibold transition-colors';

/** The chosen filters, each removed by a press. */
export function FilterChips({ choices, onChange }: Props) {
  if (choices.length === 0) return null;
  return (
    <ul aria-label={filterTexts.active} className="mt-3 flex flex-wrap items-center gap-2">
      {choices.map((choice) => (
        <li key={`${choice.name} ${choice.key}`} className="max-w-full">
          <button
            type="button"
            aria-label={filterTexts.remove(filterLabel(choice))}
            onClick={() => onChange(without(choices, choice))}
            className={`${chip} border border-leaf bg-leaf-mist text-leaf hover:bg-leaf-soft`}
          >
            <span className="min-w-0 break-words">{filterLabel(choice)}</span>
            <X aria-hidden size={16} className="shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChange([])}
          className={`${chip} text-leaf underline underline-offset-4 hover:no-underline`}
        >
          {filterTexts.clear}
        </button>
      </li>
    </ul>
  );
}
