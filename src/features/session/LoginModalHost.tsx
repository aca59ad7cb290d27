import { Suspense } from 'react';
import { lazyComponent } from '@/lib/lazyComponent';
import { useAppSelector } from '@/state/hooks';
import { selectLoginModal } from '@/state/loginModalSlice';

const LoginModal = lazyComponent(() => import('./LoginModal').then((module) => module.LoginModal));

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
