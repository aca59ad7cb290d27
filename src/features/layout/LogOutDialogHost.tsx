import { Suspense } from 'react';
import { lazyComponent } from '@/lib/lazyComponent';
import { useAppSelector } from '@/state/hooks';
import { selectLogOutStage } from '@/state/logOutSlice';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

const LogOutDialog = lazyComponent(() => import('./LogOutDialog').then((module) => module.LogOutDialog));

/** Loads the dialog when a sign-out meets an open payment. */
export function LogOutDialogHost() {
  const stage = useAppSelector(selectLogOutStage);
  if (stage !== 'finishing' && stage !== 'asking') return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <LogOutDialog />
      </Suspense>
    </ErrorBoundary>
  );
}
