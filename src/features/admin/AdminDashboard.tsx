import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeading } from '@/ui/PageHeading';
import { Tabs } from '@/ui/Tabs';
import { AdminCustomerBookings } from './AdminCustomerBookings';
import { AdminGlance } from './AdminGlance';
import { AdminGuestBookings } from './AdminGuestBookings';
import { AdminPackingSlip } from './AdminPackingSlip';
import { AdminPayments } from './AdminPayments';
import { AdminProducts } from './AdminProducts';
import { AdminUsers } from './AdminUsers';
import { adminTabs, readAdminTab } from './adminTabs';

const panels = {
  product: AdminProducts,
  user: AdminUsers,
  bookings: AdminCustomerBookings,
  buynowbookings: AdminGuestBookings,
  payments: AdminPayments,
} as const;

/** The dashboard (§2): five tabs, the selected one in the URL. */
export function AdminDashboard() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab = readAdminTab(params.get('tab'));
  const slip = params.get('slip');
  const Panel = panels[tab];
  if (slip) return <AdminPackingSlip bookingKey={slip} />;

  // Search, filters and sort belong to a tab; cards or table is a taste.
  function select(id: string) {
    const view = params.get('view');
    void navigate({ search: `?${new URLSearchParams({ tab: id, ...(view ? { view } : {}) })}` });
  }
  return (
    <>
      <PageHeading className="mb-5 text-3xl sm:text-4xl">Dashboard</PageHeading>
      <AdminGlance />
      <Tabs tabs={adminTabs} selected={tab} onSelect={select} label="Dashboard">
        <Panel key={tab} />
      </Tabs>
    </>
  );
}
