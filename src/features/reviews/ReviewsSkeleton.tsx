import { Skeleton, SkeletonText } from '@/ui/Skeleton';
import { reviewsTexts } from './texts';

export function ReviewsSkeleton() {
  return (
    <div role="status" aria-label={reviewsTexts.loading} className="space-y-10">
      <Skeleton className="h-11 w-full" />
      <SkeletonText />
      <SkeletonText />
    </div>
  );
}
