import { Suspense } from 'react';
import { lazyComponent } from '@/lib/lazyComponent';
import { useAppSelector } from '@/state/hooks';
import { selectLogOutStage } from '@/state/logOutSlice';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

const LogOutDialog = lazyComponent(() => import('./LogOutDialog').then((module) => module.LogOutDialog));

/** The dialog of a sign-out that meets an open payment; its code comes with the first such sign-out. */
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
