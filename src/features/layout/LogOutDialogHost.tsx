import { Suspense } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectLogOutStage } from '@/state/logOutSlice';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { lazyPart } from '@/ui/lazyPart';

const LogOutDialog = lazyPart(() => import('./LogOutDialog').then((module) => module.LogOutDialog));

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
