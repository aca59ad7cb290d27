import type { ReactNode } from 'react';
import { countText, formatCount } from './format';
import { ListPagination } from './ListPagination';
import { ListToolbar } from './ListToolbar';
import { useIsPrinted } from './PrintingProvider';
import { RecordList } from './RecordList';
import type { TableColumn } from './tableColumn';
import type { ListTexts } from './textTypes';
import type { AdminList } from './useAdminList';

interface Props<T> {
  readonly list: AdminList<T>;
  readonly texts: ListTexts & { readonly pages?: string };
  readonly columns: readonly TableColumn<T>[];
  readonly card: (row: T) => ReactNode;
  readonly filters?: ReactNode;
  readonly actions?: ReactNode;
  /** Shown above the rows, unless there are none. */
  readonly summary?: ReactNode;
}

/** A list of the dashboard: toolbar, rows as cards or table, pages. Printed, all pages are one. */
export function ListPanel<T>({ list, texts, columns, card, filters, actions, summary }: Props<T>) {
  const { total, found, items, page, pages, keyOf, text, setText, sort, onSort, filtersSet } = list;
  const printed = useIsPrinted();
  const count =
    found.length === total
      ? countText(texts.all, total)
      : texts.some(total, formatCount(total), formatCount(found.length));
  return (
    <>
      <ListToolbar
        searchLabel={texts.search}
        text={text}
        onText={setText}
        filters={filters}
        filtersSet={filtersSet}
        count={count}
        actions={actions}
      />
      {found.length === 0 ? (
        <p className="py-10 text-center text-ink-soft">{texts.noMatch}</p>
      ) : (
        <>
          {summary}
          <RecordList
            label={texts.label}
            rows={printed ? found : items}
            keyOf={keyOf}
            columns={columns}
            card={card}
            sort={sort}
            onSort={onSort}
          />
        </>
      )}
      {texts.pages !== undefined && !printed && <ListPagination label={texts.pages} page={page} pages={pages} />}
    </>
  );
}
