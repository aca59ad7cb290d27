import { PictureSkeleton } from '@/ui/PictureSkeleton';
import { Skeleton } from '@/ui/Skeleton';

interface Props {
  /** On a phone, the outline of a compact row. */
  readonly row?: boolean;
}

export function ProductCardSkeleton({ row = false }: Props) {
  return (
    <div className={`flex flex-col ${row ? 'product-row' : ''}`}>
      <div className="row-picture">
        <PictureSkeleton />
      </div>
      <div className="row-text flex flex-col">
        <div className="row-name mt-3 min-h-[4.2em]">
          <Skeleton className="row-brand h-3 w-1/3" />
          <Skeleton className="mt-2 h-5 w-5/6" fact="" />
        </div>
        <div className="row-description mt-1 min-h-10">
          <Skeleton />
          <Skeleton className="mt-2 h-4 w-3/4" />
        </div>
        <div className="row-buy mt-2 flex flex-col">
          <Skeleton className="row-price h-6 w-24" fact="" />
          <Skeleton className="row-controls mt-3 h-11 w-full rounded-full max-sm:max-w-58" />
        </div>
      </div>
    </div>
  );
}
