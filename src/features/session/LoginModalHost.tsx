import { Suspense } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectLoginModal } from '@/state/loginModalSlice';
import { lazyPart } from '@/ui/lazyPart';

const LoginModal = lazyPart(() => import('./LoginModal').then((module) => module.LoginModal));

/** Loads the login modal's code when it opens for the first time. */
export function LoginModalHost() {
  const { open } = useAppSelector(selectLoginModal);
  if (!open) return null;
  return (
    <Suspense>
      <LoginModal />
    </Suspense>
  );
}
