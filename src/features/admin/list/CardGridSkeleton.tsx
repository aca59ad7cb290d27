import { Skeleton } from '@/ui/Skeleton';

const cards = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** Stands in for a grid of cards while it loads. */
export function CardGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <div key={card} className="rounded-card bg-paper p-5 shadow-card">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="mt-3 h-4 w-5/6" />
          <Skeleton className="mt-6 h-11 w-32 rounded-full" />
        </div>
      ))}
    </div>
  );
}
