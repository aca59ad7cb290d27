import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Notices } from '@/features/notices/Notices';
import { OnceAddressIsKnown } from '@/ui/afterHydration';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { OfflineLine } from '@/ui/OfflineLine';
import { PageFailed } from './PageFailed';
import { PagePlaceholder } from './PagePlaceholder';
import { appTexts } from './texts';

/** The frame of the dashboard: without the shop's header and footer, with the same toasts and error handling. */
export function AdminShell() {
  const { pathname } = useLocation();
  const inMain = (content: ReactNode) => <main>{content}</main>;
  const placeholder = inMain(<PagePlaceholder pathname={pathname} />);
  return (
    <>
      <OfflineLine>{appTexts.adminOffline}</OfflineLine>
      <ErrorBoundary resetKey={pathname} fallback={(retry) => inMain(<PageFailed onRetry={retry} />)}>
        <Suspense key={pathname} fallback={placeholder}>
          <OnceAddressIsKnown placeholder={placeholder}>
            <Outlet />
          </OnceAddressIsKnown>
        </Suspense>
      </ErrorBoundary>
      <Notices />
    </>
  );
}
