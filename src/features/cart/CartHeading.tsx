import { PageHeading } from '@/ui/EmptyState';
import { cartTexts } from './texts';

export function CartHeading({ title, count }: { title: string; count: number }) {
  return (
    <PageHeading className="text-4xl">
      {title} <span className="font-sans text-lg font-normal text-ink-soft">{cartTexts.count(count)}</span>
    </PageHeading>
  );
}
