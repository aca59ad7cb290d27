import { useId, useState } from 'react';
import { words } from '@/config/messages';
import { formatMoney } from '@/domain/money';
import { OrderHelp, OrderNumber } from '@/features/order/OrderHelp';
import { formatDate } from '@/lib/dates';
import type { DoneRecord } from '@/payment/record';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { selectUser } from '@/state/userSlice';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { deviceOrderTexts } from './texts';
import { usePaymentDesk } from './usePaymentDesk';

interface Props {
  /** Newest first; without the order of a confirmation above, and then perhaps empty. */
  readonly orders: readonly DoneRecord[];
  /** Resolves to whether the browser's storage allowed it. */
  readonly onRemove: () => Promise<boolean>;
}

/** A guest's orders, which only this device knows (ruling 47). */
export function DeviceOrders({ orders, onRemove }: Props) {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const id = useId();

  async function remove() {
    setAsking(false);
    const removed = await onRemove();
    dispatch(noticeShown(removed ? deviceOrderTexts.removed : deviceOrderTexts.notRemoved, removed ? 'info' : 'error'));
  }

  return (
    <section aria-labelledby={id} className="print:hidden">
      <h2 id={id} className="text-2xl">
        {deviceOrderTexts.title}
      </h2>
      <p className="mt-3 text-ink-soft">{deviceOrderTexts.intro}</p>
      {orders.length > 0 && (
        <ul aria-labelledby={id} className="mt-4 border-y border-ivory-edge">
          {orders.map((order) => (
            <li key={order.attemptId} className="border-ivory-edge py-4 not-last:border-b">
              <DeviceOrder order={order} />
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" className="mt-3 -ml-5.5" onClick={() => setAsking(true)}>
        {deviceOrderTexts.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={deviceOrderTexts.question}
        confirmLabel={deviceOrderTexts.remove}
        cancelLabel={deviceOrderTexts.keep}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {deviceOrderTexts.consequence}
      </ConfirmDialog>
    </section>
  );
}

function DeviceOrder({ order: { orderNumber, bookedAt, snapshot } }: { order: DoneRecord }) {
  const date = new Date(bookedAt);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <OrderNumber id={orderNumber} />
        <p className="text-sm text-ink-soft">{formatDate(date, 'dateTime')}</p>
      </div>
      <p className="mt-2 break-words">
        {snapshot.lines.map(({ quantity, name }) => words.times(quantity, name)).join(', ')}
      </p>
      <p className="mb-1 font-semibold tabular-nums">{deviceOrderTexts.total(formatMoney(snapshot.totalCents))}</p>
      <OrderHelp orderId={orderNumber} date={date} />
    </>
  );
}

/** Shown at the sign-in to guests, who may be looking for an order that is in no account. */
export function DeviceOrdersAtSignIn() {
  const user = useAppSelector(selectUser);
  const payments = usePaymentDesk();
  if (user || !payments || payments.snapshot.placed.length === 0) return null;
  return (
    <div className="mt-8 border-t border-ivory-edge pt-6">
      <DeviceOrders orders={payments.snapshot.placed} onRemove={payments.desk.forgetPlaced} />
    </div>
  );
}
