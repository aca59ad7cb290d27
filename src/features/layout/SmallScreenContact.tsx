import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { useMediaQuery } from '@/ui/useMediaQuery';

/** After the page's own code; Safari has no idle callback. */
const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 2000 });
    else setTimeout(done, 400);
  });

const FloatingContact = lazy(async () => {
  await idle();
  return { default: (await import('./FloatingContact')).FloatingContact };
});

/** The floating contact buttons, whose code only a small screen loads, and last of all. */
export function SmallScreenContact() {
  const small = useMediaQuery('(max-width: 767.98px)');
  if (!small) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <FloatingContact />
      </Suspense>
    </ErrorBoundary>
  );
}
