import { useMemo } from 'react';
import { words } from '@/config/messages';
import type { Product } from '@/contract/product';
import { type Choice, type FilterOption, filterGroups, withChoice, without } from '@/domain/filters';
import type { FilterName } from '@/domain/listingQuery';
import { Button } from '@/ui/Button';
import { Drawer } from '@/ui/Dialog';
import { Skeletons, SkeletonText } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { filterLabel } from './FilterChips';
import { filterTexts } from './texts';

interface Props {
  readonly legend: string;
  readonly options: readonly FilterOption[];
  /** Clears the choice; false where several options can be chosen. */
  readonly onNone: (() => void) | false;
  readonly onChoose: (option: FilterOption) => void;
}

const row =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-field has-disabled:cursor-not-allowed md:min-h-8 md:text-sm';
const box = 'size-5 shrink-0 scroll-my-24';

/** A filter's values with their counts: checkboxes, or radio buttons where one includes the next. */
function FilterOptions({ legend, options, onNone, onChoose }: Props) {
  return (
    <fieldset className="min-w-0 break-inside-avoid">
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="mt-1 grid grid-cols-1 md:max-h-56 md:overflow-y-auto md:pr-2 md:pl-1">
        {onNone && (
          <label className={row}>
            <input
              type="radio"
              name={legend}
              checked={!options.some(({ chosen }) => chosen)}
              onChange={onNone}
              className={box}
            />
            {filterTexts.anyRating}
          </label>
        )}
        {options.map((option) => (
          <label key={`${option.name} ${option.key}`} className={row}>
            <input
              type={onNone ? 'radio' : 'checkbox'}
              name={legend}
              checked={option.chosen}
              disabled={option.count === 0 && !option.chosen}
              onChange={() => onChoose(option)}
              className={box}
            />
            <span className="min-w-0 break-words">{filterLabel(option)}</span>{' '}
            <span className="ml-auto text-sm text-ink-soft tabular-nums">
              <span aria-hidden="true">{option.count}</span>
              <VisuallyHidden>{filterTexts.count(option.count)}</VisuallyHidden>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FilterGroupsProps {
  /** Before filtering. */
  readonly products: readonly Product[];
  readonly choices: readonly Choice[];
  readonly onChange: (choices: readonly Choice[]) => void;
}

/** Filters with the same legend share a fieldset. */
const legends: Readonly<Record<FilterName, string>> = {
  category: filterTexts.category,
  brand: filterTexts.brand,
  form: filterTexts.form,
  price: words.price,
  rating: filterTexts.rating,
  stock: filterTexts.availability,
  offer: filterTexts.availability,
};

/** All filters of a list; each choice applies immediately. */
function FilterGroups({ products, choices, onChange }: FilterGroupsProps) {
  const groups = useMemo(() => filterGroups(products, choices), [products, choices]);
  if (groups.length === 0) return <p className="text-ink-soft">{filterTexts.none}</p>;
  const choose = (option: FilterOption) =>
    onChange(option.chosen ? without(choices, option) : withChoice(choices, option));
  const clearRating = () => onChange(choices.filter(({ name }) => name !== 'rating'));
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
      {[...new Set(groups.map(({ name }) => legends[name]))].map((legend) => (
        <FilterOptions
          key={legend}
          legend={legend}
          options={groups.flatMap(({ name, options }) => (legends[name] === legend ? options : []))}
          onNone={legend === legends.rating && clearRating}
          onChoose={choose}
        />
      ))}
    </div>
  );
}

interface FilterPanelProps extends FilterGroupsProps {
  readonly wide: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  /** For `aria-controls` of the button that shows and hides the panel. */
  readonly id: string;
  /** How many products meet the filters. */
  readonly total: number;
  /** Products are still loading, so nothing can be counted yet. */
  readonly arriving: boolean;
}

/** The filters: below the toolbar on a wide screen, in a drawer on a phone. */
export function FilterPanel({ wide, open, onClose, id, total, arriving, ...groups }: FilterPanelProps) {
  const content = arriving ? (
    <Skeletons label={filterTexts.loading}>
      <SkeletonText lines={5} />
    </Skeletons>
  ) : (
    <FilterGroups {...groups} />
  );
  if (!wide)
    return (
      <Drawer id={id} open={open} onClose={onClose} title={filterTexts.title}>
        {content}
        <div className="sticky bottom-0 -mx-6 mt-6 -mb-6 flex flex-wrap gap-3 border-t border-ivory-edge bg-ivory px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:-mb-8 sm:px-8">
          {groups.choices.length > 0 && (
            <Button variant="secondary" onClick={() => groups.onChange([])} className="flex-1">
              {filterTexts.clear}
            </Button>
          )}
          <Button onClick={onClose} className="flex-1">
            {filterTexts.show(total)}
          </Button>
        </div>
      </Drawer>
    );
  if (!open) return null;
  return (
    <section id={id} aria-label={filterTexts.title} className="rise-in border-b border-ivory-edge py-5">
      {content}
    </section>
  );
}
