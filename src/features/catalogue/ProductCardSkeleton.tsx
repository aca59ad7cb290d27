import { Skeleton } from '@/ui/Skeleton';

interface Props {
  /** On a phone, the outline of a compact row. */
  readonly row?: boolean;
}

export function ProductCardSkeleton({ row = false }: Props) {
  return (
    <div className={`flex flex-col ${row ? 'product-row' : ''}`}>
      <div className="row-picture">
        <Skeleton className="aspect-square w-full rounded-card" />
      </div>
      <div className="row-text flex flex-col">
        <div className="row-name mt-3 min-h-[4.2em]">
          <Skeleton className="row-brand h-3 w-1/3" />
          <div
            aria-hidden="true"
            className="line-clamp-2 min-h-10 font-display leading-tight sm:mt-2 sm:text-lg sm:leading-[1.3]"
          >
            <Skeleton className="h-5 w-5/6" />
          </div>
        </div>
        <div className="row-description mt-1 min-h-10">
          <Skeleton />
          <Skeleton className="mt-2 h-4 w-3/4" />
        </div>
        <div className="row-buy mt-2 flex flex-col">
          <div aria-hidden="true" className="row-price h-6 leading-6 font-bold tabular-nums sm:text-lg sm:leading-6">
            <Skeleton className="h-6 w-24" />
          </div>
          <Skeleton className="row-controls mt-3 h-11 w-full rounded-full max-sm:max-w-58" />
        </div>
      </div>
    </div>
  );
}
