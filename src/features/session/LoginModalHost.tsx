import { lazy, Suspense } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectLoginModal } from '@/state/loginModalSlice';

const LoginModal = lazy(() => import('./LoginModal').then((module) => ({ default: module.LoginModal })));

/** The login modal over any page (§2); its code is loaded with the first 401. */
export function LoginModalHost() {
  const { open } = useAppSelector(selectLoginModal);
  if (!open) return null;
  return (
    <Suspense>
      <LoginModal />
    </Suspense>
  );
}
