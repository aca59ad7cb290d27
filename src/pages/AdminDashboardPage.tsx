import { AdminDashboard } from '@/features/admin/AdminDashboard';
import { AdminFrame } from '@/features/admin/AdminFrame';
import { AdminGuard } from '@/features/admin/AdminGuard';
import { PageTitle } from '@/features/layout/PageTitle';

/** /admin/dasboard (§2). */
export function AdminDashboardPage() {
  return (
    <AdminGuard>
      <AdminFrame>
        <PageTitle title="Dashboard" />
        <AdminDashboard />
      </AdminFrame>
    </AdminGuard>
  );
}
