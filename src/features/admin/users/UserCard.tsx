import { Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UserOrder, UserRow } from '@/domain/adminUsers';
import { formatMoney } from '@/domain/money';
import { cardFacts } from '@/features/admin/list/columns';
import { dateText } from '@/features/admin/list/format';
import { OpenLink } from '@/features/admin/list/OpenLink';
import { OrderedProducts } from '@/features/admin/list/OrderedProducts';
import { useIsPrinted } from '@/features/admin/list/PrintingProvider';
import { adminListTexts, orderTexts } from '@/features/admin/list/texts';
import { Button } from '@/ui/Button';
import { useOrderSelected } from './BulkStatusBar';
import { OrderStatusControl } from './OrderStatusControl';
import { adminUsersTexts } from './texts';
import { UserOrderStatus, userColumns } from './userList';

const texts = adminUsersTexts.order;

/** A user's order in print: the values of the screen's controls as text. */
function PrintedOrder({ order }: { order: UserOrder }) {
  return (
    <li className="break-inside-avoid border-t border-ivory-edge py-2 text-sm">
      <p className="font-semibold wrap-anywhere">{orderTexts.title(order.orderId)}</p>
      <p className="flex flex-wrap items-center gap-x-3">
        {dateText(order.date)}
        {order.totalCents > 0 && <span className="tabular-nums">{formatMoney(order.totalCents)}</span>}
        <UserOrderStatus order={order} />
      </p>
      <p>
        <OrderedProducts products={order.products} />
      </p>
    </li>
  );
}

/** One order group of a user: contents, status and the outcome of the last change. */
function UserOrderRow({ order }: { order: UserOrder }) {
  const [ticked, toggle] = useOrderSelected(order);
  return (
    <li className="border-t border-ivory-edge py-3">
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" checked={ticked} onChange={toggle} className="size-5 shrink-0" />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{adminListTexts.select} </span>
          <span className="block text-sm font-semibold wrap-anywhere">{orderTexts.title(order.orderId)}</span>
          <span className="block text-sm text-ink-soft tabular-nums">
            {dateText(order.date)}
            {order.totalCents > 0 && ` · ${formatMoney(order.totalCents)}`}
          </span>
        </span>
      </label>
      {order.products.length > 0 && (
        <p className="mt-1 ml-8 line-clamp-2 text-sm text-ink-soft">
          <OrderedProducts products={order.products} />
        </p>
      )}
      <div className="mt-2 sm:ml-8">
        <OrderStatusControl
          order={order}
          placeholder={order.products.length > 0 ? orderTexts.mixedStatus : texts.unknownStatus}
        />
      </div>
    </li>
  );
}

const initialOrders = 3;
const orderStep = 25;

interface Props {
  readonly row: UserRow;
  /** Whether it is the only card shown. */
  readonly opened?: boolean;
}

/** A user: profile and order groups, newest first; long histories expand in steps, and are printed in full. */
export function UserCard({ row, opened = false }: Props) {
  const [shown, setShown] = useState(opened ? orderStep : initialOrders);
  const printed = useIsPrinted();
  const visible = printed ? row.orders : row.orders.slice(0, shown);
  const left = row.orders.length - visible.length;
  const list = useRef<HTMLUListElement>(null);
  /** Focuses the first new order, because the button may unmount. */
  function showMore() {
    flushSync(() => setShown(shown + orderStep));
    list.current?.children[visible.length]?.querySelector('input')?.focus();
  }
  return (
    <article aria-label={row.name} className="flex h-full min-w-0 flex-col p-5">
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
        {[...cardFacts(userColumns, row), { term: adminUsersTexts.userId, value: row.id }].map(({ term, value }) => (
          <Fragment key={term}>
            <dt className="text-ink-soft">{term}</dt>
            <dd className="break-all tabular-nums">{value}</dd>
          </Fragment>
        ))}
      </dl>
      <h3 className="mt-4 mb-2 font-semibold">{orderTexts.count(row.orders.length)}</h3>
      <ul ref={list} aria-label={adminUsersTexts.ordersOf(row.name)}>
        {visible.map((order) =>
          printed ? (
            <PrintedOrder key={order.orderId} order={order} />
          ) : (
            <UserOrderRow key={order.orderId} order={order} />
          ),
        )}
      </ul>
      {left > 0 && (
        <Button variant="quiet" onClick={showMore}>
          {left > orderStep ? adminUsersTexts.showMoreOf(orderStep, left) : adminUsersTexts.showMore(left)}
        </Button>
      )}
    </article>
  );
}
