import type { UserOrder } from '@/domain/adminUsers';
import { formatMoney } from '@/domain/money';
import { StatusBadge } from '@/features/account/StatusBadge';
import { dateText } from '@/features/admin/list/format';
import { OrderContents } from './OrderContents';
import { adminUsersTexts } from './texts';

const texts = adminUsersTexts.order;

/** An order of a user on paper: what the screen shows in controls, as text. */
export function PrintedOrder({ order }: { order: UserOrder }) {
  return (
    <li className="break-inside-avoid border-t border-ivory-edge py-2 text-sm">
      <p className="font-semibold break-all">{texts.title(order.orderId)}</p>
      <p className="flex flex-wrap items-center gap-x-3">
        {dateText(order.date)}
        {order.totalCents > 0 && <span className="tabular-nums">{formatMoney(order.totalCents)}</span>}
        {order.status || order.contents.length === 0 ? <StatusBadge status={order.status} /> : texts.mixedStatus}
      </p>
      <p>
        <OrderContents order={order} />
      </p>
    </li>
  );
}
