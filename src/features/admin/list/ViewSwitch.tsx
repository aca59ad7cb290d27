import { LayoutGrid, Table } from 'lucide-react';
import { adminListTexts } from './texts';
import { useDashboardUrl } from './useDashboardUrl';

const views = [
  { id: 'cards', label: adminListTexts.cards, Icon: LayoutGrid },
  { id: 'table', label: adminListTexts.table, Icon: Table },
] as const;

/** Switches between cards and table (ruling 39); a phone shows only cards. */
export function ViewSwitch() {
  const { view, change } = useDashboardUrl();
  return (
    <fieldset className="hidden overflow-hidden rounded-full border border-ink-line sm:flex">
      <legend className="sr-only">{adminListTexts.view}</legend>
      {views.map(({ id, label, Icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={view === id}
          onClick={() => change({ view: id === 'table' ? 'table' : null })}
          className="inline-flex min-h-11 items-center gap-2 px-4 text-sm font-semibold -outline-offset-4 hover:bg-leaf-mist aria-pressed:bg-leaf aria-pressed:text-ivory forced-colors:aria-pressed:underline"
        >
          <Icon aria-hidden size={16} /> {label}
        </button>
      ))}
    </fieldset>
  );
}
