import { slowText } from '@/config/messages';
import { SlowNote } from '@/ui/loading';
import { Skeleton, Skeletons } from '@/ui/Skeleton';
import { productTexts } from './texts';

/** Pictures, and what there is to buy: from 640 px on, quantity, Add To Bag and heart fit in one line. */
export const productColumns =
  'mt-2 grid grid-cols-1 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(min(20.5rem,60%),1fr)] sm:gap-x-6 lg:gap-x-14 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]';

/** Tall enough that nothing below it loads yet. */
export function ProductSkeleton() {
  return (
    <div className="min-h-[170vh]">
      <Skeletons label={productTexts.loading}>
        <Skeleton className="my-2 h-4 w-64 max-w-full" />
        <div className={productColumns}>
          <div className="product-gallery">
            <Skeleton className="aspect-square w-full rounded-card" />
          </div>
          <div>
            <Skeleton className="h-4 w-32" />
            <div
              aria-hidden="true"
              className="mt-2 min-h-17 font-display text-[min(1.75rem,12vw)] leading-[1.15] text-balance break-words sm:text-4xl sm:leading-tight"
            >
              <Skeleton className="h-8 w-5/6" />
              <Skeleton className="mt-1 h-8 w-1/2" />
            </div>
            <div aria-hidden="true" className="mt-8 h-8 text-3xl leading-8 font-bold tabular-nums">
              <Skeleton className="h-8 w-40" />
            </div>
            <Skeleton className="mt-6 h-12 w-full rounded-full" />
            <Skeleton className="mt-3 h-12 w-full rounded-full" />
            <Skeleton className="mt-8 h-24 w-full" />
          </div>
        </div>
      </Skeletons>
      <SlowNote active>{slowText}</SlowNote>
    </div>
  );
}
