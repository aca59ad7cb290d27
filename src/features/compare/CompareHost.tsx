import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { readCompared } from '@/domain/comparison';
import { lazyComponent, resetFailedLoads } from '@/lib/lazy';
import { followCompared, selectChoosing, selectCompared } from '@/state/compared';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { ErrorBoundary, Optional } from '@/ui/ErrorBoundary';
import { compareTexts } from './texts';
import { useCloseComparison } from './useComparedProducts';

const CompareTray = lazyComponent(() => import('./CompareTray').then((module) => module.CompareTray));
const Comparison = lazyComponent(() => import('./Comparison').then((module) => module.Comparison));

/** The tray of chosen products on pages for browsing, and the comparison that the URL names. */
export function CompareHost() {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followCompared()), [dispatch]);
  const { pathname, search } = useLocation();
  const chosen = useAppSelector(selectCompared);
  const choosing = useAppSelector(selectChoosing);
  const ids = readCompared(new URLSearchParams(search));
  const listing = pathname.startsWith(routePatterns.listing);
  const browsing = listing || pathname === routePatterns.home || pathname.startsWith('/products/');
  return (
    <>
      {(chosen.length > 0 ? browsing : choosing && listing) && (
        <Optional>
          <CompareTray ids={chosen} />
        </Optional>
      )}
      {ids.length > 0 && (
        <ErrorBoundary resetKey={search} fallback={() => <ComparisonFailed />}>
          <Suspense>
            <Comparison ids={ids} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Restores the page, so that the next click retries. */
function ComparisonFailed() {
  const dispatch = useAppDispatch();
  const close = useCloseComparison();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    resetFailedLoads();
    dispatch(noticeShown(compareTexts.failed, 'error'));
    close();
  }, []);
  return null;
}
