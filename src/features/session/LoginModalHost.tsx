import { Suspense, useDeferredValue } from 'react';
import { lazyComponent } from '@/lib/lazy';
import { useAppSelector } from '@/state/hooks';
import { selectLoginModal } from '@/state/loginModal';

export const LoginModal = lazyComponent(() => import('./LoginModal').then((module) => module.LoginModal));

/** Loads the login modal's code when it opens for the first time. */
export function LoginModalHost() {
  const { open } = useAppSelector(selectLoginModal);
  // Deferred, so that the clicked control responds first: showing a dialog restyles the whole page.
  const isShown = useDeferredValue(open) && open;
  if (!isShown) return null;
  return (
    <Suspense>
      <LoginModal />
    </Suspense>
  );
}
