import { Link, Navigate, useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { AdminSignInForm, SessionCard } from '@/features/admin/session/AdminForms';
import { adminSessionTexts } from '@/features/admin/session/texts';
import { urlAfterSignIn, useAdminSession } from '@/features/admin/session/useAdminSession';

/** /admin/sign-in (§2): redirects to the dashboard, or back to the page that required the sign-in. */
export function AdminSignInPage() {
  const { state } = useLocation();
  if (useAdminSession()) return <Navigate to={urlAfterSignIn(state)} replace />;
  return (
    <SessionCard title={adminSessionTexts.signInTitle} intro={adminSessionTexts.signInIntro}>
      <AdminSignInForm />
      <p className="mt-6 text-center">
        {adminSessionTexts.noAccount.before}{' '}
        <Link to={routePatterns.adminSignUp} className="font-semibold text-leaf underline">
          {adminSessionTexts.noAccount.link}
        </Link>
      </p>
    </SessionCard>
  );
}
