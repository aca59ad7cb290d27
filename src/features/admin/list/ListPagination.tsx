import { memo } from 'react';
import { Pagination } from '@/ui/Pagination';
import { useDashboardUrl } from './useDashboardUrl';

interface Props {
  /** What is listed, in the plural: "products". */
  readonly what: string;
  readonly page: number;
  readonly pages: number;
}

/** The pages of a list. Their many links are drawn only when they lead elsewhere, not with every key in the search. */
export const ListPagination = memo(function ListPagination({ what, page, pages }: Props) {
  const { hrefWith } = useDashboardUrl();
  if (pages <= 1) return null;
  return (
    <div className="mt-8">
      <Pagination
        label={`Pages of ${what}`}
        page={page}
        pages={pages}
        hrefFor={(to) => hrefWith({ page: String(to) })}
      />
    </div>
  );
});
