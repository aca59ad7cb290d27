import { use } from 'react';
import { countText } from './format';
import { FoundRecordsContext, SelectionContext, useSelectedKeys } from './selection';
import { adminListTexts } from './texts';

/** The checkbox in a table's head: all records found, on every page. */
export function SelectAllFound() {
  const store = use(SelectionContext);
  const { count, keys } = use(FoundRecordsContext);
  const selected = useSelectedKeys(store);
  const chosen = selected.size === 0 ? 0 : keys().filter((key) => selected.has(key)).length;
  const all = chosen > 0 && chosen === count;
  return (
    <label className="-mx-2 grid size-9 cursor-pointer place-items-center">
      <span className="sr-only">{countText(adminListTexts.selectAll, count)}</span>
      <input
        type="checkbox"
        checked={all}
        ref={(input) => {
          if (input) input.indeterminate = chosen > 0 && !all;
        }}
        onChange={() => (all ? store.remove(keys()) : store.add(keys()))}
        className="size-4.5 accent-leaf"
      />
    </label>
  );
}
