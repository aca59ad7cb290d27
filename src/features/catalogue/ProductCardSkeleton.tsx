import { PictureSkeleton } from '@/ui/PictureSkeleton';
import { Skeleton } from '@/ui/Skeleton';

interface Props {
  /** For a grid with one column on a phone, where a name takes one line. */
  readonly singleColumn?: boolean;
}

export function ProductCardSkeleton({ singleColumn = false }: Props) {
  return (
    <div className="flex flex-col">
      <PictureSkeleton />
      <Skeleton className="mt-4 h-3 w-1/3" />
      <Skeleton className="mt-3 h-5 w-5/6" />
      <Skeleton className={`mt-2 h-5 w-1/2 ${singleColumn ? 'max-sm:hidden' : ''}`} />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-3/4" />
      <Skeleton className="mt-5 h-6 w-24" />
      <Skeleton className="mt-5 h-11 w-full rounded-full" />
    </div>
  );
}
