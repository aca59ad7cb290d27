import type { Product } from '@/contract/product';
import { comparisonRows } from './comparisonRows';
import { comparisonTexts } from './texts';

interface Props {
  readonly products: readonly Product[];
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Leaves out the rows in which the products are the same. */
export function DifferencesSwitch({ products, on, onChange }: Props) {
  const same = on && !comparisonRows(products).some(({ differs }) => differs);
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-medium">
        <input type="checkbox" checked={on} onChange={() => onChange(!on)} className="size-5 shrink-0" />
        {comparisonTexts.onlyDifferences}
      </label>
      <p role="status" className="text-ink-soft">
        {same && comparisonTexts.noDifferences}
      </p>
    </div>
  );
}
