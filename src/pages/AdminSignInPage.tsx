import { Link, Navigate, useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { AdminSignInForm } from '@/features/admin/session/AdminSignInForm';
import { urlAfterSignIn } from '@/features/admin/session/returnAfterSignIn';
import { SessionCard } from '@/features/admin/session/SessionCard';
import { useAdminSession } from '@/features/admin/session/useAdminSession';

/** /admin/sign-in (§2): leads to the dashboard, or back to where a sign-in was asked for. */
export function AdminSignInPage() {
  const { state } = useLocation();
  if (useAdminSession()) return <Navigate to={urlAfterSignIn(state)} replace />;
  return (
    <SessionCard title="Admin Sign In" intro="For shop administrators.">
      <AdminSignInForm />
      <p className="mt-6 text-center">
        No account yet?{' '}
        <Link to={routePatterns.adminSignUp} className="font-semibold text-leaf underline">
          Create an admin account
        </Link>
      </p>
    </SessionCard>
  );
}
