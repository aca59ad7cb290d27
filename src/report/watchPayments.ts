import type { PaymentSnapshot } from '@/payment/outcomes';
import { paymentsForPeople } from './payments';
import { claimReport, releaseReport } from './reportedPayments';
import type { Send } from './reports';

export interface PaymentSource {
  snapshot(): PaymentSnapshot;
  subscribe(listener: () => void): () => void;
}

/** Reports each payment that needs a person, once per state and device; what cannot leave offline goes once online. */
export function watchPayments(payments: PaymentSource, route: () => string, send: Send): void {
  const look = async () => {
    if (navigator.onLine === false) return;
    for (const facts of paymentsForPeople(payments.snapshot())) {
      const key = `${facts.attempt}:${facts.capture ?? ''}:${facts.state}`;
      if (!(await claimReport(key))) continue;
      if (!(await send({ kind: 'payment', ...facts, route: route() }))) await releaseReport(key);
    }
  };
  payments.subscribe(() => void look());
  window.addEventListener('online', () => void look());
  void look();
}
