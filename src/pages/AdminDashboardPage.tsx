import { Dashboard } from '@/features/admin/Dashboard';
import { AdminGuard, BackOfficeFrame } from '@/features/admin/session/BackOfficeFrame';
import { adminSessionTexts } from '@/features/admin/session/texts';
import { PageTitle } from '@/features/layout/PageTitle';

/** /admin/dasboard (§2). */
export function AdminDashboardPage() {
  return (
    <AdminGuard>
      <BackOfficeFrame>
        <PageTitle title={adminSessionTexts.dashboard} />
        <Dashboard />
      </BackOfficeFrame>
    </AdminGuard>
  );
}
