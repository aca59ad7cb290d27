import { Button } from '@/ui/Button';

interface Props {
  readonly orderId: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onDeny: () => void;
}

/** The account has a new order that may be the one that was paid: only the shopper can tell. */
export function CandidateOrder({ orderId, busy, onConfirm, onDeny }: Props) {
  return (
    <div className="mt-5">
      <p className="font-semibold">
        Your account shows a new order, <span className="break-all">{orderId}</span>. Is it the one you paid for here?
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={busy} onClick={onConfirm}>
          Yes, that is my order
        </Button>
        <Button variant="secondary" busy={busy} onClick={onDeny}>
          No, send my order again
        </Button>
      </div>
    </div>
  );
}
