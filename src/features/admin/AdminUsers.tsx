import { useGetUsersQuery } from '@/api/adminApi';
import { AdminLoad } from './AdminLoad';
import { AdminShowButton } from './AdminShowButton';
import { AdminUserList } from './AdminUserList';
import { userRows } from './adminRows';
import { useAdminView } from './useAdminView';
import { useRows } from './useRows';

/** All users, read anew at each show (§2). */
function UserLoad() {
  const { data, ...query } = useGetUsersQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = useRows(data, userRows);
  return (
    <AdminLoad query={{ ...query, data: rows }} what="users" empty="No users available">
      {(users) => <AdminUserList rows={users} />}
    </AdminLoad>
  );
}

/** Tab User (§2): users and the statuses of their orders. */
export function AdminUsers() {
  const { shown } = useAdminView();
  return (
    <>
      <div className="mb-6">
        <AdminShowButton show="Show Users" hide="Hide Users" />
      </div>
      {shown && <UserLoad />}
    </>
  );
}
