import { memo } from 'react';
import { Pagination } from '@/ui/Pagination';
import { useDashboardUrl } from './useDashboardUrl';

interface Props {
  readonly label: string;
  readonly page: number;
  readonly pages: number;
}

/** Memoized: its many links need not render with every keystroke in the search. */
export const ListPagination = memo(function ListPagination({ label, page, pages }: Props) {
  const { hrefWith } = useDashboardUrl();
  if (pages <= 1) return null;
  return (
    <div className="mt-8">
      <Pagination label={label} page={page} pages={pages} hrefFor={(to) => hrefWith({ page: String(to) })} />
    </div>
  );
});
