import { useIsSelected } from './selection';
import { adminListTexts } from './texts';

interface Props {
  readonly recordKey: string;
  readonly name: string;
}

const box = 'size-4.5 shrink-0 accent-leaf';

/** The checkbox of a table's row. */
export function SelectRecord({ recordKey, name }: Props) {
  const { store, selected } = useIsSelected(recordKey);
  return (
    <label className="-mx-2 grid size-10 cursor-pointer place-items-center">
      <span className="sr-only">{adminListTexts.selectRecord(name)}</span>
      <input type="checkbox" checked={selected} onChange={() => store.toggle(recordKey)} className={box} />
    </label>
  );
}

/** The checkbox below a card. */
export function SelectCard({ recordKey, name }: Props) {
  const { store, selected } = useIsSelected(recordKey);
  return (
    <label className="inline-flex min-h-8 cursor-pointer items-center gap-2 px-5 text-sm text-ink-soft print:hidden">
      <input type="checkbox" checked={selected} onChange={() => store.toggle(recordKey)} className={box} />
      <span aria-hidden="true">{adminListTexts.select}</span>
      <span className="sr-only">{adminListTexts.selectRecord(name)}</span>
    </label>
  );
}
