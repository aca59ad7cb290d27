import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { RecentPurchase } from './usePayment';

/** The same goods were paid a short while ago: asks before money moves twice. */
export function RecentPurchaseQuestion({ question }: { question: RecentPurchase | null }) {
  if (!question) return null;
  return (
    <Dialog open onClose={() => question.answer(false)} title="Buy the same again?">
      <p>
        You paid for exactly these goods a short while ago (order {question.orderNumber}). Do you want to order and pay
        for them once more?
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => question.answer(false)}>
          No, do not pay again
        </Button>
        <Button onClick={() => question.answer(true)}>Yes, order again</Button>
      </div>
    </Dialog>
  );
}
