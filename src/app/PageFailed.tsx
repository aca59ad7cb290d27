import { useEffect } from 'react';
import { FailureArt } from '@/ui/art/FailureArt';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { renewFailedChunks } from './lazyPage';
import { failureShown } from './staleChunk';

/** A route that failed while rendering or loading its chunk (ruling 35). */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  // The failure is on the screen: from now on a tap on Retry, or another way to the page, asks for its code again.
  useEffect(() => {
    renewFailedChunks();
    failureShown();
  }, []);
  // Left offline, the page comes back by itself with the connection.
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className="mx-auto w-full max-w-shop px-4 py-16 sm:px-8">
      <EmptyState
        heading
        art={<FailureArt />}
        title="We couldn’t show this page"
        text="Something went wrong on our side or with your connection. What you entered is saved."
        action={<Button onClick={onRetry}>Retry</Button>}
      />
    </div>
  );
}
