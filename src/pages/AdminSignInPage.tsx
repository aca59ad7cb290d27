import { Link, Navigate, useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { AdminSessionCard } from '@/features/admin/AdminSessionCard';
import { AdminSignInForm } from '@/features/admin/AdminSignInForm';
import { placeAfterSignIn } from '@/features/admin/adminReturn';
import { useAdminSession } from '@/features/admin/useAdminSession';

/** /admin/sign-in (§2): leads to the dashboard, or back to where a sign-in was asked for. */
export function AdminSignInPage() {
  const { state } = useLocation();
  if (useAdminSession()) return <Navigate to={placeAfterSignIn(state)} replace />;
  return (
    <AdminSessionCard title="Admin Sign In" intro="For shop administrators.">
      <AdminSignInForm />
      <p className="mt-6 text-center">
        No account yet?{' '}
        <Link to={routePatterns.adminSignUp} className="font-semibold text-leaf underline">
          Create an admin account
        </Link>
      </p>
    </AdminSessionCard>
  );
}
