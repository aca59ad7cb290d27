import { LayoutGrid, Table } from 'lucide-react';
import { useAppDispatch } from '@/state/hooks';
import { changePreferences } from './preferencesSlice';
import { adminListTexts } from './texts';
import { useDashboardUrl } from './useDashboardUrl';

const views = [
  { id: 'cards', label: adminListTexts.cards, Icon: LayoutGrid },
  { id: 'table', label: adminListTexts.table, Icon: Table },
] as const;

/** Switches between cards and table (ruling 39) and remembers it; a phone shows only cards. */
export function ViewSwitch() {
  const { view, change } = useDashboardUrl();
  const dispatch = useAppDispatch();
  function show(next: (typeof views)[number]['id']) {
    dispatch(changePreferences(() => ({ view: next })));
    change({ view: next });
  }
  return (
    <fieldset className="hidden overflow-hidden rounded-full border border-ink-line sm:flex">
      <legend className="sr-only">{adminListTexts.view}</legend>
      {views.map(({ id, label, Icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={view === id}
          aria-label={label}
          title={label}
          onClick={() => show(id)}
          className="inline-flex min-h-10 items-center px-3 -outline-offset-4 hover:bg-leaf-mist aria-pressed:bg-leaf aria-pressed:text-ivory forced-colors:aria-pressed:underline"
        >
          <Icon aria-hidden size={16} />
        </button>
      ))}
    </fieldset>
  );
}
