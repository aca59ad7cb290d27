import { use } from 'react';
import { countText } from './format';
import { FoundKeysContext, SelectionContext, useSelectedKeys } from './selection';
import { adminListTexts } from './texts';

/** The checkbox in a table's head: all records found, on every page. */
export function SelectAllFound() {
  const store = use(SelectionContext);
  const found = use(FoundKeysContext);
  const selected = useSelectedKeys(store);
  const all = found.length > 0 && found.every((key) => selected.has(key));
  const some = !all && found.some((key) => selected.has(key));
  return (
    <label className="-mx-2 grid size-9 cursor-pointer place-items-center">
      <span className="sr-only">{countText(adminListTexts.selectAll, found.length)}</span>
      <input
        type="checkbox"
        checked={all}
        ref={(input) => {
          if (input) input.indeterminate = some;
        }}
        onChange={() => (all ? store.remove(found) : store.add(found))}
        className="size-4.5 accent-leaf"
      />
    </label>
  );
}
