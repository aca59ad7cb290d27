import { Suspense } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectLoginModal } from '@/state/loginModalSlice';
import { lazyPart } from '@/ui/lazyPart';

const LoginModal = lazyPart(() => import('./LoginModal').then((module) => module.LoginModal));

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
