import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { UserRow } from '@/domain/adminUsers';
import { countText } from '@/features/admin/list/format';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { Button } from '@/ui/Button';
import { type OrderTools, UserOrderRow } from './UserOrderRow';

const firstOrders = 3;
const moreOrders = 25;

/** A user: profile and order groups, newest first; long histories unfold in steps. */
export function UserCard({ row, ...tools }: OrderTools & { row: UserRow }) {
  const { hrefWith, param } = useDashboardUrl();
  const alone = param('open') === row.id;
  const [shown, setShown] = useState(alone ? moreOrders : firstOrders);
  const { email, contactNumber } = row.user.profile;
  const left = row.orders.length - shown;
  return (
    <article aria-label={row.name} className="flex h-full min-w-0 flex-col rounded-card bg-paper p-5 shadow-card">
      <h2 className="text-lg break-words">
        {alone ? (
          row.name
        ) : (
          <Link to={hrefWith({ open: row.id })} className="hover:underline">
            {row.name}
          </Link>
        )}
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        <dt className="text-ink-soft">Email</dt>
        <dd className="break-all">{email || 'None'}</dd>
        <dt className="text-ink-soft">Phone</dt>
        <dd className="break-all tabular-nums">{contactNumber || 'None'}</dd>
        <dt className="text-ink-soft">User ID</dt>
        <dd className="break-all">{row.id}</dd>
      </dl>
      <h3 className="mt-4 mb-2 font-semibold">{countText(row.orders.length, 'order', 'orders')}</h3>
      <ul aria-label={`Orders of ${row.name}`}>
        {row.orders.slice(0, shown).map((order) => (
          <UserOrderRow key={order.orderId} order={order} {...tools} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="quiet" onClick={() => setShown(shown + moreOrders)}>
          Show {left > moreOrders ? `${moreOrders} more of ${left}` : `${left} more`}
        </Button>
      )}
    </article>
  );
}
