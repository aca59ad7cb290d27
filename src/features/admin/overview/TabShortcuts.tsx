import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { adminOverviewTexts } from './texts';
import { type Shortcut, useBookingShortcuts, useProductShortcuts } from './useShortcuts';

const texts = adminOverviewTexts.shortcuts;

function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] | undefined }) {
  if (!shortcuts) return null;
  return (
    <section aria-label={texts.label}>
      <p className="mb-3 text-ink-soft">{texts.hint}</p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {shortcuts.map(({ label, value, search }) => (
          <li key={label} className="relative rounded-card bg-paper px-4 py-3 shadow-card hover:shadow-lift">
            <Link to={`?${search}`} className="stretched-link hover:underline">
              {label}
            </Link>
            <p className="text-xl font-bold tabular-nums">{value}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ProductShortcuts = () => <Shortcuts shortcuts={useProductShortcuts()} />;
const CustomerShortcuts = () => <Shortcuts shortcuts={useBookingShortcuts('customer')} />;
const GuestShortcuts = () => <Shortcuts shortcuts={useBookingShortcuts('guest')} />;

const shortcutsOf: Readonly<Record<string, () => JSX.Element>> = {
  product: ProductShortcuts,
  user: CustomerShortcuts,
  bookings: CustomerShortcuts,
  buynowbookings: GuestShortcuts,
};

/** What a tab offers before its list is shown: counts of what the overview has fetched, each a link to the records. */
export function TabShortcuts({ tab }: { tab: string }) {
  const { shown } = useDashboardUrl();
  const Content = shortcutsOf[tab];
  return shown || !Content ? null : <Content />;
}
