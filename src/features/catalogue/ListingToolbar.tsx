import { readSort, type SortKey } from '@/domain/sorting';
import { SelectField } from '@/ui/SelectField';
import { catalogueTexts } from './texts';

const sortLabels: Record<SortKey, string> = {
  default: catalogueTexts.sortDefault,
  price: catalogueTexts.sortPriceAscending,
  'price-desc': catalogueTexts.sortPriceDescending,
  popularity: catalogueTexts.sortPopularity,
};

interface Props {
  readonly count: string;
  readonly sort: SortKey;
  readonly onSort: (sort: SortKey) => void;
}

/** The product count and the sort menu (§2, ruling 2). */
export function ListingToolbar({ count, sort, onSort }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 border-b border-ivory-edge pb-5">
      <p role="status" className="tabular-nums text-ink-soft">
        {count}
      </p>
      <SelectField
        label={catalogueTexts.sortBy}
        value={sort}
        onChange={(event) => onSort(readSort(event.target.value))}
        inline
      >
        {Object.entries(sortLabels).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
