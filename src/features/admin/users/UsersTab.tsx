import { useGetUsersQuery } from '@/api/adminApi';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { ShowListButton } from '@/features/admin/list/ShowListButton';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { useRows } from '@/features/admin/list/useRows';
import { UserList } from './UserList';
import { userRows } from './userRows';

/** All users, read anew at each show (§2). */
function UserLoad() {
  const { data, ...query } = useGetUsersQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = useRows(data, userRows);
  return (
    <QueryResult query={{ ...query, data: rows }} what="users" empty="No users available">
      {(users) => <UserList rows={users} />}
    </QueryResult>
  );
}

/** Tab User (§2): users and the statuses of their orders. */
export function UsersTab() {
  const { shown } = useDashboardUrl();
  return (
    <>
      <div className="mb-6">
        <ShowListButton show="Show Users" hide="Hide Users" />
      </div>
      {shown && <UserLoad />}
    </>
  );
}
