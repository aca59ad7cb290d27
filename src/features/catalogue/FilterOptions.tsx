import type { FilterOption } from '@/domain/filterGroups';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { filterLabel } from './filterLabel';
import { filterTexts } from './texts';

interface Props {
  readonly legend: string;
  readonly options: readonly FilterOption[];
  readonly onToggle: (option: FilterOption) => void;
  /** One at most; called without an option for none. */
  readonly onChoose?: (option: FilterOption | null) => void;
}

const row =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-field has-disabled:cursor-not-allowed md:min-h-8 md:text-sm';
const box = 'size-5 shrink-0 scroll-my-24';

/** A filter's values with their counts: checkboxes, or radio buttons where one includes the next. */
export function FilterOptions({ legend, options, onToggle, onChoose }: Props) {
  const chosen = options.find((option) => option.chosen);
  return (
    <fieldset className="min-w-0 break-inside-avoid">
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6 md:max-h-56 md:grid-cols-1 md:overflow-y-auto md:pr-2 md:pl-1">
        {onChoose && (
          <label className={row}>
            <input type="radio" name={legend} checked={!chosen} onChange={() => onChoose(null)} className={box} />
            {filterTexts.anyRating}
          </label>
        )}
        {options.map((option) => (
          <label key={`${option.name} ${option.key}`} className={row}>
            <input
              type={onChoose ? 'radio' : 'checkbox'}
              name={legend}
              checked={option.chosen}
              disabled={option.count === 0 && !option.chosen}
              onChange={() => (onChoose ?? onToggle)(option)}
              className={box}
            />
            <span className="min-w-0 break-words">{filterLabel(option)}</span> <Count of={option.count} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Count({ of }: { of: number }) {
  return (
    <span className="ml-auto text-sm text-ink-soft tabular-nums">
      <span aria-hidden="true">{of}</span>
      <VisuallyHidden>{filterTexts.count(of)}</VisuallyHidden>
    </span>
  );
}
