import { Link } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { AdminSignUpForm, SessionCard } from '@/features/admin/session/AdminForms';
import { adminSessionTexts } from '@/features/admin/session/texts';

/** /admin/sign-up (§2). */
export function AdminSignUpPage() {
  return (
    <SessionCard title={adminSessionTexts.signUpTitle} intro={adminSessionTexts.signUpIntro}>
      <AdminSignUpForm />
      <p className="mt-6 text-center">
        {adminSessionTexts.hasAccount.before}{' '}
        <Link to={routePatterns.adminSignIn} className="font-semibold text-leaf underline">
          {adminSessionTexts.hasAccount.link}
        </Link>
      </p>
    </SessionCard>
  );
}
