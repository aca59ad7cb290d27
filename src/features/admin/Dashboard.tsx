import { useNavigate, useSearchParams } from 'react-router-dom';
import { CustomerBookings } from '@/features/admin/bookings/BookingsTab';
import { GuestBookings } from '@/features/admin/bookings/GuestBookings';
import { PackingSlip } from '@/features/admin/bookings/PackingSlip';
import { LedgerTab } from '@/features/admin/ledger/LedgerTab';
import { Overview } from '@/features/admin/overview/Overview';
import { ProductsTab } from '@/features/admin/products/ProductsTab';
import { UsersTab } from '@/features/admin/users/UsersTab';
import { PageHeading } from '@/ui/PageHeading';
import { Tabs } from '@/ui/Tabs';
import { dashboardTabs, readTab } from './tabs';

const panels = {
  product: ProductsTab,
  user: UsersTab,
  bookings: CustomerBookings,
  buynowbookings: GuestBookings,
  payments: LedgerTab,
} as const;

/** The dashboard (§2): five tabs, the selected one in the URL. */
export function Dashboard() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab = readTab(params.get('tab'));
  const slip = params.get('slip');
  const Panel = panels[tab];
  if (slip) return <PackingSlip bookingKey={slip} />;

  // Search, filters and sort belong to a tab; cards or table is a taste.
  function select(id: string) {
    const view = params.get('view');
    void navigate({ search: `?${new URLSearchParams({ tab: id, ...(view ? { view } : {}) })}` });
  }
  return (
    <>
      <PageHeading className="mb-5 text-3xl sm:text-4xl">Dashboard</PageHeading>
      <Overview />
      <Tabs tabs={dashboardTabs} selected={tab} onSelect={select} label="Dashboard">
        <Panel key={tab} />
      </Tabs>
    </>
  );
}
