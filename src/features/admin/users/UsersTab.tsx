import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { UserRow } from '@/domain/adminUsers';
import { ListPanel, ListTab } from '@/features/admin/list/ListPanel';
import { useUserRows } from '@/features/admin/list/rows';
import { selectSelected } from '@/features/admin/list/unsentSlice';
import { useAdminList } from '@/features/admin/list/useAdminList';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { useAppSelector } from '@/state/hooks';
import { BulkStatusBar, BulkStatusOutcome, orderSelection } from './BulkStatusBar';
import { adminUsersTexts } from './texts';
import { UserCard } from './UserCard';
import { userList } from './userList';

/** The users with search, sort and paging. The statuses of ticked orders are changed in bulk. */
function UserList({ rows }: { rows: readonly UserRow[] }) {
  const list = useAdminList(rows, userList);
  const { hrefWith } = useDashboardUrl();
  const hasTicked = useAppSelector((state) => selectSelected(state, orderSelection).size > 0);
  return (
    <>
      <BulkStatusOutcome />
      {list.opened ? (
        <>
          <Link
            to={hrefWith({ open: null })}
            className="mb-4 inline-flex min-h-11 items-center gap-1 font-semibold text-leaf print:hidden"
          >
            <ChevronLeft aria-hidden size={20} /> {adminUsersTexts.allUsers}
          </Link>
          <div className="rounded-card bg-paper shadow-card">
            <UserCard row={list.opened} opened />
          </div>
        </>
      ) : (
        <ListPanel
          list={list}
          Card={UserCard}
          // One bar at a time: that of the ticked orders takes precedence.
          showSelectionBar={!hasTicked}
        />
      )}
      <BulkStatusBar users={rows} shown={list.opened ? [list.opened] : list.found} />
    </>
  );
}

/** Tab User (§2): users and the statuses of their orders. */
export const UsersTab = () => (
  <ListTab texts={adminUsersTexts} useList={useUserRows}>
    {(rows) => <UserList rows={rows} />}
  </ListTab>
);
