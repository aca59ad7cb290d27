import { CircleAlert, CircleCheck } from 'lucide-react';
import type { UserOrder } from '@/domain/adminUsers';
import { formatMoney } from '@/domain/money';
import { dateText } from '@/features/admin/list/format';
import { Button } from '@/ui/Button';
import { Spinner } from '@/ui/Spinner';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { StatusSelect } from './StatusSelect';
import type { StatusChange } from './statusChanges';

/** What an order row needs from the list around it. */
export interface OrderTools {
  readonly changes: ReadonlyMap<string, StatusChange>;
  readonly chosen: ReadonlyMap<string, UserOrder>;
  readonly onChoose: (order: UserOrder) => void;
  readonly onStatus: (order: UserOrder, status: string) => unknown;
}

function ChangeNote({ change }: { change: StatusChange | undefined }) {
  return (
    <p role="status" className="min-w-0 text-sm">
      {change?.state === 'saving' && (
        <span className="inline-flex items-center gap-1.5">
          <Spinner className="size-4" /> Saving
        </span>
      )}
      {change?.state === 'saved' && (
        <span className="inline-flex items-center gap-1.5 font-semibold text-done">
          <CircleCheck aria-hidden size={16} /> Saved
        </span>
      )}
      {change?.state === 'failed' && (
        <span className="inline-flex items-start gap-1.5 font-semibold break-words text-alert">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" /> Not changed: {change.message}
        </span>
      )}
    </p>
  );
}

/** One order group of a user: what it holds, its status to change, and what became of the change. */
export function UserOrderRow({ order, changes, chosen, onChoose, onStatus }: OrderTools & { order: UserOrder }) {
  const change = changes.get(order.orderId);
  // A status that moved on the server since is the true one.
  const own = change && change.state !== 'failed' && change.order.status === order.status;
  const status = own ? change.newStatus : order.status;
  return (
    <li className="border-t border-ivory-edge py-3">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={chosen.has(order.orderId)}
          onChange={() => onChoose(order)}
          className="size-5 shrink-0"
        />
        <span className="min-w-0 flex-1">
          <span className="sr-only">Select </span>
          <span className="block text-sm font-semibold break-all">Order {order.orderId}</span>
          <span className="block text-sm text-ink-soft tabular-nums">
            {dateText(order.date)}
            {order.totalCents > 0 && ` · ${formatMoney(order.totalCents)}`}
          </span>
        </span>
      </label>
      {order.contents.length > 0 && (
        <p className="mt-1 ml-8 line-clamp-2 text-sm text-ink-soft">{order.contents.join(', ')}</p>
      )}
      <div className="mt-2 ml-8 flex flex-wrap items-center gap-3">
        <StatusSelect
          label={`Status of order ${order.orderId}`}
          value={status}
          busy={change?.state === 'saving'}
          placeholder={order.contents.length > 0 ? 'Mixed or unknown' : 'Unknown'}
          onChange={(newStatus) => onStatus(order, newStatus)}
        />
        <ChangeNote change={change} />
        {change?.state === 'failed' && (
          <Button variant="quiet" size="small" onClick={() => onStatus(order, change.newStatus)}>
            Retry <VisuallyHidden>{`${change.newStatus} for order ${order.orderId}`}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}
