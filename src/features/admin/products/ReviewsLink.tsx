import { Star } from 'lucide-react';
import type { ProductRow } from '@/domain/adminProducts';
import { summariseRatings } from '@/domain/rating';
import { formatCount } from '@/features/admin/list/format';
import { OpenLink } from '@/features/admin/list/OpenLink';
import { decimal } from '@/lib/numbers';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { reviewsDialogTexts as texts } from './texts';

/** Average and number of a product's reviews; opens them. */
export function ReviewsLink({ row: { id, product } }: { row: ProductRow }) {
  const { average, count } = summariseRatings(product.reviews);
  if (average === null) return <span className="text-ink-soft">{texts.none}</span>;
  return (
    <OpenLink
      recordKey={id}
      className="inline-flex min-h-9 items-center gap-1 font-semibold tabular-nums hover:underline"
    >
      <Star aria-hidden size={14} className="text-saffron-ink" />
      <span aria-hidden>{texts.average(decimal(average), formatCount(count))}</span>
      <VisuallyHidden>{texts.spoken(decimal(average), count, product.name)}</VisuallyHidden>
    </OpenLink>
  );
}
