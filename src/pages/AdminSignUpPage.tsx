import { Link } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { AdminSignUpForm } from '@/features/admin/session/AdminSignUpForm';
import { SessionCard } from '@/features/admin/session/SessionCard';

/** /admin/sign-up (§2). */
export function AdminSignUpPage() {
  return (
    <SessionCard title="Admin Sign Up" intro="To create an account, you need the shop’s admin code.">
      <AdminSignUpForm />
      <p className="mt-6 text-center">
        Already an admin?{' '}
        <Link to={routePatterns.adminSignIn} className="font-semibold text-leaf underline">
          Sign in
        </Link>
      </p>
    </SessionCard>
  );
}
