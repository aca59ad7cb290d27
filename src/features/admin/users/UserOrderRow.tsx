import type { UserOrder } from '@/domain/adminUsers';
import { formatMoney } from '@/domain/money';
import { dateText } from '@/features/admin/list/format';
import { OrderContents } from './OrderContents';
import { OrderStatusControl } from './OrderStatusControl';
import type { StatusChange, TickedOrders } from './statusChangesSlice';
import { adminUsersTexts } from './texts';

const texts = adminUsersTexts.order;

export interface UserOrderProps {
  readonly changes: Readonly<Record<string, StatusChange>>;
  readonly ticked: TickedOrders;
  readonly onTick: (order: UserOrder) => void;
}

/** One order group of a user: contents, status and the outcome of the last change. */
export function UserOrderRow({ order, changes, ticked, onTick }: UserOrderProps & { order: UserOrder }) {
  const change = changes[order.orderId];
  return (
    <li className="border-t border-ivory-edge py-3">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={order.orderId in ticked}
          onChange={() => onTick(order)}
          className="size-5 shrink-0"
        />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{texts.select} </span>
          <span className="block text-sm font-semibold break-all">{texts.title(order.orderId)}</span>
          <span className="block text-sm text-ink-soft tabular-nums">
            {dateText(order.date)}
            {order.totalCents > 0 && ` · ${formatMoney(order.totalCents)}`}
          </span>
        </span>
      </label>
      {order.contents.length > 0 && (
        <p className="mt-1 ml-8 line-clamp-2 text-sm text-ink-soft">
          <OrderContents order={order} />
        </p>
      )}
      <div className="mt-2 ml-8">
        <OrderStatusControl
          order={order}
          change={change}
          placeholder={order.contents.length > 0 ? texts.mixedStatus : texts.unknownStatus}
        />
      </div>
    </li>
  );
}
