import { useMemo } from 'react';
import type { Product } from '@/contract/product';
import { type FilterGroup, type FilterOption, filterGroups } from '@/domain/filterGroups';
import { type Choice, withChoice, without } from '@/domain/filters';
import { FilterOptions } from './FilterOptions';
import { filterTexts } from './texts';

export interface FilterGroupsProps {
  /** Before the filters. */
  readonly products: readonly Product[];
  readonly choices: readonly Choice[];
  readonly onChange: (choices: readonly Choice[]) => void;
}

type Name = FilterGroup['name'];

const sections: readonly { readonly legend: string; readonly names: readonly Name[] }[] = [
  { legend: filterTexts.category, names: ['category'] },
  { legend: filterTexts.brand, names: ['brand'] },
  { legend: filterTexts.form, names: ['form'] },
  { legend: filterTexts.price, names: ['price'] },
  { legend: filterTexts.rating, names: ['rating'] },
  { legend: filterTexts.availability, names: ['stock', 'offer'] },
];

/** All filters of a list; each choice counts at once. */
export function FilterGroups({ products, choices, onChange }: FilterGroupsProps) {
  const groups = useMemo(() => filterGroups(products, choices), [products, choices]);
  if (groups.length === 0) return <p className="text-ink-soft">{filterTexts.none}</p>;
  const toggle = (option: FilterOption) =>
    onChange(option.chosen ? without(choices, option) : withChoice(choices, option));
  const rate = (option: FilterOption | null) =>
    onChange(option ? withChoice(choices, option) : choices.filter(({ name }) => name !== 'rating'));
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
      {sections.map(({ legend, names }) => {
        const options = groups.flatMap((group) => (names.includes(group.name) ? group.options : []));
        return options.length === 0 ? null : (
          <FilterOptions
            key={legend}
            legend={legend}
            options={options}
            onToggle={toggle}
            {...(names.includes('rating') && { onChoose: rate })}
          />
        );
      })}
    </div>
  );
}
