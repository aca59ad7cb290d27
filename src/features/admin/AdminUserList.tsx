import { ChevronLeft } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPageSize } from '@/config/constants';
import { sortUserRows, type UserOrder, type UserRow, userColumns } from '@/domain/adminUsers';
import { pageOf } from '@/domain/paging';
import { filterRows } from '@/lib/searchText';
import { AdminBulkBar } from './AdminBulkBar';
import { AdminBulkResult } from './AdminBulkResult';
import { AdminList } from './AdminList';
import { AdminPages } from './AdminPages';
import { AdminToolbar } from './AdminToolbar';
import { AdminUserCard } from './AdminUserCard';
import { shownText } from './adminFormat';
import { adminUserColumns } from './adminUserColumns';
import { isUnderWay } from './statusChanges';
import { useAdminView } from './useAdminView';
import { useSearchText } from './useSearchText';
import { useStatusChanges } from './useStatusChanges';

const keyOf = ({ id }: UserRow) => id;

/** The users with search, sort and paging; the statuses of chosen orders change together. */
export function AdminUserList({ rows }: { rows: readonly UserRow[] }) {
  const { text, setText } = useSearchText();
  const { sort: readSort, sortBy, page, hrefWith, param } = useAdminView();
  const { changes, bulk, changeOne, changeMany, closeBulk } = useStatusChanges();
  const [chosen, setChosen] = useState<ReadonlyMap<string, UserOrder>>(new Map());
  const { column, descending } = readSort(userColumns, { column: '', descending: false });
  const sort = useMemo(() => ({ column, descending }), [column, descending]);
  const onSort = useCallback((asked: string) => sortBy(sort, asked), [sortBy, sort]);
  // Sorted first: a key in the search then only narrows.
  const sorted = useMemo(() => sortUserRows(rows, sort), [rows, sort]);
  const found = useMemo(() => filterRows(sorted, text), [sorted, text]);
  const { items, page: shownPage, pages } = useMemo(() => pageOf(found, page, adminPageSize), [found, page]);
  const asked = param('open');
  const alone = asked ? rows.find(({ id }) => id === asked) : undefined;

  function applyToChosen(status: string) {
    void changeMany([...chosen.values()], status);
    setChosen(new Map());
  }
  const tools = useMemo(() => {
    function onChoose(order: UserOrder) {
      const next = new Map(chosen);
      if (!next.delete(order.orderId)) next.set(order.orderId, order);
      setChosen(next);
    }
    return { changes, chosen, onChoose, onStatus: changeOne };
  }, [changes, chosen, changeOne]);
  const card = useCallback((row: UserRow) => <AdminUserCard row={row} {...tools} />, [tools]);
  const columns = useMemo(() => adminUserColumns((id) => hrefWith({ open: id })), [hrefWith]);

  return (
    <>
      {bulk && <AdminBulkResult bulk={bulk} changes={changes} onRetry={changeMany} onClose={closeBulk} />}
      {alone ? (
        <>
          <Link
            to={hrefWith({ open: null })}
            className="mb-4 inline-flex min-h-11 items-center gap-1 font-semibold text-leaf"
          >
            <ChevronLeft aria-hidden size={20} /> All users
          </Link>
          <AdminUserCard row={alone} {...tools} />
        </>
      ) : (
        <>
          <AdminToolbar
            searchLabel="Search users"
            text={text}
            onText={setText}
            count={shownText(found.length, rows.length, 'user', 'users')}
          />
          {found.length === 0 && <p className="py-10 text-center text-ink-soft">No users match your search.</p>}
          <AdminList
            label="Users"
            rows={items}
            keyOf={keyOf}
            columns={columns}
            card={card}
            sort={sort}
            onSort={onSort}
          />
          <AdminPages what="users" page={shownPage} pages={pages} />
        </>
      )}
      {chosen.size > 0 && (
        <AdminBulkBar
          count={chosen.size}
          busy={isUnderWay({ changes, bulk })}
          onApply={applyToChosen}
          onClear={() => setChosen(new Map())}
        />
      )}
    </>
  );
}
