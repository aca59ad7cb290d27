import { useGetUsersQuery } from '@/api/adminApi';
import { OnDemandList } from '@/features/admin/list/OnDemandList';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { useQueryRows } from '@/features/admin/list/useQueryRows';
import { adminUsersTexts } from './texts';
import { UserList } from './UserList';
import { userRows } from './userRows';

function LoadedUsers() {
  const query = useQueryRows(useGetUsersQuery(undefined, { refetchOnMountOrArgChange: true }), userRows);
  return (
    <QueryResult query={query} texts={adminUsersTexts.query}>
      {(rows) => <UserList rows={rows} />}
    </QueryResult>
  );
}

/** Tab User (§2): users and the statuses of their orders. */
export function UsersTab() {
  return (
    <OnDemandList show={adminUsersTexts.show} hide={adminUsersTexts.hide}>
      <LoadedUsers />
    </OnDemandList>
  );
}
