import { referenceOf } from '@/payment/recordRules';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { RecentPurchase } from './usePayment';

/** The same goods were paid a short while ago, or customer care has them: asks before money moves twice. */
export function RecentPurchaseQuestion({ question }: { question: RecentPurchase | null }) {
  if (!question) return null;
  const { record, answer } = question;
  return (
    <Dialog open onClose={() => answer(false)} title="Buy the same again?">
      <p className="break-words">
        {record.state === 'DONE'
          ? `You paid for exactly these items a short while ago (order ${record.orderNumber}).`
          : `Customer care is handling a payment of yours for exactly these items (payment reference ${referenceOf(record)}).`}{' '}
        Do you want to order and pay for them again?
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => answer(false)}>
          No, do not pay again
        </Button>
        <Button onClick={() => answer(true)}>Yes, order again</Button>
      </div>
    </Dialog>
  );
}
