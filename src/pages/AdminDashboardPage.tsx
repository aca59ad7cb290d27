import { Dashboard } from '@/features/admin/Dashboard';
import { AdminGuard } from '@/features/admin/session/AdminGuard';
import { BackOfficeFrame } from '@/features/admin/session/BackOfficeFrame';
import { adminTexts } from '@/features/admin/texts';
import { PageTitle } from '@/features/layout/PageTitle';

/** /admin/dasboard (§2). */
export function AdminDashboardPage() {
  return (
    <AdminGuard>
      <BackOfficeFrame>
        <PageTitle title={adminTexts.dashboard} />
        <Dashboard />
      </BackOfficeFrame>
    </AdminGuard>
  );
}
