import { useGetUsersQuery } from '@/api/adminApi';
import { AdminLoad } from './AdminLoad';
import { AdminShowButton } from './AdminShowButton';
import { AdminUserList } from './AdminUserList';
import { useAdminView } from './useAdminView';

/** All users, read anew at each show (§2). */
function UserLoad() {
  const query = useGetUsersQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AdminLoad query={query} what="users" empty="No users available">
      {(users) => <AdminUserList users={users} />}
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
