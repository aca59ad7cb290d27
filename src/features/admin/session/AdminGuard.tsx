import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { returnAfterSignIn, useAdminSession } from './useAdminSession';

/** Requires an admin sign-in in this browser session; the sign-in leads back (ruling 24). */
export function AdminGuard({ children }: { children: ReactNode }) {
  const signedIn = useAdminSession();
  const { pathname, search } = useLocation();
  if (signedIn) return children;
  return <Navigate to={routePatterns.adminSignIn} replace state={returnAfterSignIn(pathname + search)} />;
}
