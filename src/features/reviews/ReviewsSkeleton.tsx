import { Skeleton } from '@/ui/Skeleton';
import { SkeletonText } from '@/ui/SkeletonText';

/** The shape of the reviews while the product's own answer is awaited. */
export function ReviewsSkeleton() {
  return (
    <div role="status" aria-label="Loading reviews" className="space-y-10">
      <Skeleton className="h-11 w-full" />
      <SkeletonText />
      <SkeletonText />
    </div>
  );
}
