import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Notices } from '@/features/notices/Notices';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { OfflineLine } from '@/ui/OfflineLine';
import { PageFailed } from './PageFailed';
import { PageLoading } from './PageLoading';

/** Around the back office: no shopper's header or footer, the same toasts and the same care for a page that fails. */
export function AdminShell() {
  const { pathname } = useLocation();
  const inMain = (content: ReactNode) => <main>{content}</main>;
  return (
    <>
      <OfflineLine>You’re offline. You can save changes again when you’re back online.</OfflineLine>
      <ErrorBoundary resetKey={pathname} fallback={(retry) => inMain(<PageFailed onRetry={retry} />)}>
        <Suspense key={pathname} fallback={inMain(<PageLoading />)}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <Notices />
    </>
  );
}
