import { useState } from 'react';
import { words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { type CustomerOrder, orderNews, shortOrderId, statusAsOf } from '@/domain/customerOrders';
import { orderStatusLabel } from '@/domain/orderStatus';
import { formatDate } from '@/lib/dates';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { newsRequested } from '@/state/loginModal';
import { selectSignIn } from '@/state/userSlice';
import { OrdersArt } from '@/ui/art/EmptyListArt';
import { Button, ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { OrderCard } from './OrderCard';
import { accountTexts, accountOrderTexts as texts } from './texts';

export function Orders({ orders }: { orders: readonly CustomerOrder[] }) {
  return (
    <>
      <OrderNews orders={orders} />
      {orders.length === 0 ? (
        <EmptyState
          art={OrdersArt}
          title={accountTexts.noOrders}
          text={accountTexts.noOrdersText}
          action={<ButtonLink to={routePatterns.listing}>{words.browseProducts}</ButtonLink>}
        />
      ) : (
        <ul aria-label={accountTexts.orderList} className="flex flex-col gap-4">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} startOpen={orders.length === 1} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface NewsRequest {
  readonly userId: string;
  readonly signedInAt: string | null;
  readonly orders: readonly CustomerOrder[];
}

/** How old the statuses are, and a button to refresh them: only a sign-in fetches the orders (§7). */
export function OrderNews({ orders }: { orders: readonly CustomerOrder[] }) {
  const dispatch = useAppDispatch();
  const signIn = useAppSelector(selectSignIn);
  const [request, setRequest] = useState<NewsRequest | null>(null);
  if (!signIn) return null;
  const asOf = statusAsOf(signIn.signedInAt, orders);
  const isUpdated = request?.userId === signIn.userId && request.signedInAt !== signIn.signedInAt;

  function requestNews({ userId, signedInAt }: NonNullable<typeof signIn>) {
    setRequest({ userId, signedInAt, orders });
    dispatch(newsRequested());
  }

  return (
    <div className="mb-6 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-ink-soft">
          {asOf ? texts.statusAsOf(formatDate(asOf, 'dateTime')) : texts.statusAsOfSignIn}
        </p>
        <Button variant="secondary" size="small" className="min-h-11!" onClick={() => requestNews(signIn)}>
          {texts.checkForNews}
        </Button>
      </div>
      <div role="status">{isUpdated && <News before={request.orders} now={orders} />}</div>
    </div>
  );
}

function News({ before, now }: { before: readonly CustomerOrder[]; now: readonly CustomerOrder[] }) {
  const { changed, added } = orderNews(before, now);
  const sentences = [
    ...added.map((id) => texts.added(shortOrderId(id))),
    ...changed.map(({ orderId, status }) =>
      status
        ? texts.changed(shortOrderId(orderId), orderStatusLabel(status))
        : texts.changedSomehow(shortOrderId(orderId)),
    ),
  ];
  return (
    <ul className="mt-3 rounded-field bg-leaf-mist px-4 py-3 font-semibold">
      {(sentences.length > 0 ? sentences : [texts.nothingNew]).map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two orders may have the same short number.
        <li key={index}>{sentence}</li>
      ))}
    </ul>
  );
}
