import { Skeleton } from '@/ui/Skeleton';
import { appTexts } from './texts';

/** Placeholder while a route's chunk loads; tall enough that the footer does not jump. */
export function PageLoading() {
  return (
    <div
      role="status"
      aria-label={appTexts.pageLoading}
      className="mx-auto min-h-[170vh] w-full max-w-shop px-4 py-10 sm:px-8"
    >
      <Skeleton className="h-12 w-2/3 max-w-lg" />
      <Skeleton className="mt-10 h-64 w-full rounded-card" />
    </div>
  );
}
