import { useCallback, useEffect, useRef } from 'react';
import { resetFailedLoads } from '@/lib/lazy';
import { untilHostResponds } from '@/lib/untilHostResponds';
import { useAppStore } from '@/state/hooks';
import { paymentInProgress } from '@/state/payment';
import { ErrorArt } from '@/ui/art/EmptyArt';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { uiTexts } from '@/ui/texts';
import { failureShown, reloadBrokenPage, reloadFromNetwork } from './staleChunk';
import { appTexts } from './texts';

let wasRetriedAutomatically = false;

/** A route that failed while rendering or loading its chunk (ruling 35). */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const store = useAppStore();
  const failedTwice = useRef(false);
  useEffect(() => {
    failedTwice.current ||= resetFailedLoads();
    failureShown();
  }, []);

  const retry = useCallback(async () => {
    const paymentOpen = () => store.dispatch(paymentInProgress());
    if (!failedTwice.current || !(await reloadBrokenPage({ paymentOpen, reload: reloadFromNetwork }))) onRetry();
  }, [store, onRetry]);

  // A page that failed offline retries once the host responds.
  useEffect(() => {
    const left = new AbortController();
    const retryWithHost = async () => {
      await untilHostResponds(left.signal);
      if (left.signal.aborted) return;
      wasRetriedAutomatically = true;
      await retry();
    };
    // Chromium 150 caches a failed module until the page reloads: if the automatic retry fails too, this reloads it.
    const again = wasRetriedAutomatically && failedTwice.current;
    wasRetriedAutomatically = false;
    if (again) void retry();
    window.addEventListener('online', retryWithHost, { once: true, signal: left.signal });
    return () => left.abort();
  }, [retry]);

  return (
    <div className="mx-auto w-full max-w-shop px-4 py-16 sm:px-8">
      <EmptyState
        heading
        art={ErrorArt}
        title={appTexts.pageFailed}
        text={appTexts.pageFailedHelp}
        action={<Button onClick={retry}>{uiTexts.retry}</Button>}
      />
    </div>
  );
}
