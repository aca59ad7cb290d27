import { useState } from 'react';
import type { UserRow } from '@/domain/adminUsers';
import { countText } from '@/features/admin/list/format';
import { OpenLink } from '@/features/admin/list/OpenLink';
import { useIsPrinted } from '@/features/admin/list/PrintingProvider';
import { Button } from '@/ui/Button';
import { PrintedOrder } from './PrintedOrder';
import { adminUsersTexts } from './texts';
import { type UserOrderProps, UserOrderRow } from './UserOrderRow';

const initialOrders = 3;
const orderStep = 25;

interface Props extends UserOrderProps {
  readonly row: UserRow;
  /** The only one shown. */
  readonly opened?: boolean;
}

/** A user: profile and order groups, newest first; long histories expand in steps, and are printed in full. */
export function UserCard({ row, opened = false, ...orderProps }: Props) {
  const [shown, setShown] = useState(opened ? orderStep : initialOrders);
  const { email, contactNumber } = row.user.profile;
  const printed = useIsPrinted();
  const visible = printed ? row.orders : row.orders.slice(0, shown);
  const left = row.orders.length - visible.length;
  return (
    <article aria-label={row.name} className="flex h-full min-w-0 flex-col rounded-card bg-paper p-5 shadow-card">
      <h2 className="text-lg break-words">
        {opened ? (
          row.name
        ) : (
          <OpenLink recordKey={row.id} className="hover:underline">
            {row.name}
          </OpenLink>
        )}
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        <dt className="text-ink-soft">{adminUsersTexts.email}</dt>
        <dd className="break-all">{email || adminUsersTexts.none}</dd>
        <dt className="text-ink-soft">{adminUsersTexts.phone}</dt>
        <dd className="break-all tabular-nums">{contactNumber || adminUsersTexts.none}</dd>
        <dt className="text-ink-soft">{adminUsersTexts.userId}</dt>
        <dd className="break-all">{row.id}</dd>
      </dl>
      <h3 className="mt-4 mb-2 font-semibold">{countText(adminUsersTexts.orderCount, row.orders.length)}</h3>
      <ul aria-label={adminUsersTexts.ordersOf(row.name)}>
        {visible.map((order) =>
          printed ? (
            <PrintedOrder key={order.orderId} order={order} />
          ) : (
            <UserOrderRow key={order.orderId} order={order} {...orderProps} />
          ),
        )}
      </ul>
      {left > 0 && (
        <Button variant="quiet" onClick={() => setShown(shown + orderStep)}>
          {left > orderStep ? adminUsersTexts.showMoreOf(orderStep, left) : adminUsersTexts.showMore(left)}
        </Button>
      )}
    </article>
  );
}
