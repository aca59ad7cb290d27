import { ChevronLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPageSize } from '@/config/constants';
import type { User } from '@/contract/user';
import { sortUserRows, type UserOrder, userColumns, userRows } from '@/domain/adminUsers';
import { pageOf } from '@/domain/paging';
import { rowsWith } from '@/domain/searchWords';
import { Pagination } from '@/ui/Pagination';
import { AdminBulkBar } from './AdminBulkBar';
import { AdminBulkResult } from './AdminBulkResult';
import { AdminList } from './AdminList';
import { AdminToolbar } from './AdminToolbar';
import { AdminUserCard } from './AdminUserCard';
import { shownText } from './adminFormat';
import { adminUserColumns } from './adminUserColumns';
import { useAdminView } from './useAdminView';
import { useSearchText } from './useSearchText';
import { useStatusChanges } from './useStatusChanges';

/** The users with search, sort and paging; the statuses of chosen orders change together. */
export function AdminUserList({ users }: { users: readonly User[] }) {
  const { text, setText, searched } = useSearchText();
  const { sort: readSort, sortBy, page, hrefWith, param } = useAdminView();
  const { changes, bulk, changeOne, changeMany, closeBulk } = useStatusChanges();
  const [chosen, setChosen] = useState<ReadonlyMap<string, UserOrder>>(new Map());
  const { column, descending } = readSort(userColumns, { column: '', descending: false });
  const sort = { column, descending };
  const rows = useMemo(() => userRows(users), [users]);
  const found = useMemo(
    () => sortUserRows(rowsWith(rows, searched), { column, descending }),
    [rows, searched, column, descending],
  );
  const { items, page: shownPage, pages } = pageOf(found, page, adminPageSize);
  const alone = rows.find(({ id }) => id === param('open'));

  function choose(order: UserOrder) {
    const next = new Map(chosen);
    if (!next.delete(order.orderId)) next.set(order.orderId, order);
    setChosen(next);
  }
  function applyToChosen(status: string) {
    void changeMany([...chosen.values()], status);
    setChosen(new Map());
  }
  const tools = {
    changes,
    chosen: new Set(chosen.keys()),
    onChoose: choose,
    onStatus: (order: UserOrder, status: string) => void changeOne(order, status),
  };

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
            count={shownText(found.length, users.length, 'user', 'users')}
          />
          {found.length === 0 && <p className="py-10 text-center text-ink-soft">No user fits the search.</p>}
          <AdminList
            label="Users"
            rows={items}
            keyOf={(row) => row.id}
            columns={adminUserColumns((id) => hrefWith({ open: id }))}
            card={(row) => <AdminUserCard row={row} {...tools} />}
            sort={sort}
            onSort={(asked) => sortBy(sort, asked)}
          />
          {pages > 1 && (
            <Pagination
              label="Pages of users"
              page={shownPage}
              pages={pages}
              hrefFor={(to) => hrefWith({ page: String(to) })}
            />
          )}
        </>
      )}
      {chosen.size > 0 && (
        <AdminBulkBar count={chosen.size} onApply={applyToChosen} onClear={() => setChosen(new Map())} />
      )}
    </>
  );
}
