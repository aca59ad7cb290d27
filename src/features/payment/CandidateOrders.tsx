import { Button } from '@/ui/Button';
import { openPaymentTexts } from './openPaymentTexts';

interface Props {
  readonly orderIds: readonly string[];
  readonly busy: boolean;
  readonly onConfirm: (orderId: string) => void;
  readonly onDeny: () => void;
}

export function CandidateOrders({ orderIds, busy, onConfirm, onDeny }: Props) {
  return (
    <div className="mt-5">
      <p className="font-semibold">{openPaymentTexts.candidates.question(orderIds.length)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {orderIds.map((orderId) => (
          <Button key={orderId} busy={busy} onClick={() => onConfirm(orderId)}>
            <span className="break-all">{openPaymentTexts.candidates.confirm(orderId)}</span>
          </Button>
        ))}
        <Button variant="secondary" busy={busy} onClick={onDeny}>
          {openPaymentTexts.candidates.deny}
        </Button>
      </div>
    </div>
  );
}
