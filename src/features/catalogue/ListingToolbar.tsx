import { readSort, type SortKey } from '@/domain/sorting';
import { SelectField } from '@/ui/SelectField';

const sortLabels: Record<SortKey, string> = {
  default: 'Default',
  price: 'Price: low to high',
  'price-desc': 'Price: high to low',
  popularity: 'Popularity',
};

interface Props {
  readonly count: string;
  readonly sort: SortKey;
  readonly onSort: (sort: SortKey) => void;
}

/** The listing's head: the count line and the sort dropdown (§2, ruling 2). */
export function ListingToolbar({ count, sort, onSort }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 border-b border-ivory-edge pb-5">
      <p role="status" className="tabular-nums text-ink-soft">
        {count}
      </p>
      <SelectField label="Sort by" value={sort} onChange={(event) => onSort(readSort(event.target.value))} inline>
        {Object.entries(sortLabels).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
