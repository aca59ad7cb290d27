import { Button } from '@/ui/Button';

interface Props {
  readonly orderIds: readonly string[];
  readonly busy: boolean;
  readonly onConfirm: (orderId: string) => void;
  readonly onDeny: () => void;
}

/** The account has new orders that may be the one that was paid: only the shopper can tell. */
export function CandidateOrders({ orderIds, busy, onConfirm, onDeny }: Props) {
  return (
    <div className="mt-5">
      <p className="font-semibold">
        {orderIds.length === 1
          ? 'Your account shows a new order. Is it the one you paid for here?'
          : 'Your account shows new orders. Is one of them the one you paid for here?'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {orderIds.map((orderId) => (
          <Button key={orderId} busy={busy} onClick={() => onConfirm(orderId)}>
            <span className="break-all">Yes, order {orderId}</span>
          </Button>
        ))}
        <Button variant="secondary" busy={busy} onClick={onDeny}>
          No, send my order again
        </Button>
      </div>
    </div>
  );
}
