import { currencyCode } from '@/config/constants';
import type { PaymentSnapshot } from '@/payment/outcomes';
import type { OpenRecord, QuarantinedEntry, WithSupportRecord } from '@/payment/record';
import type { PaymentReport } from './reports';

type PaymentFacts = Omit<PaymentReport, 'kind' | 'route'>;

function factsOf(record: OpenRecord | WithSupportRecord): PaymentFacts {
  const capture = 'capture' in record ? record.capture : null;
  return {
    attempt: record.attemptId,
    capture: capture?.id ?? null,
    state: record.state,
    cents: capture?.amount ? Math.round(Number(capture.amount) * 100) : record.snapshot.totalCents,
    currency: capture?.currency || currencyCode,
  };
}

/** An unreadable record may hold anything where its ids should be. */
const idOf = (text: string | null) => (text && /^[\w-]{1,64}$/.test(text) ? text : null);

const unreadable = ({ attemptId, captureId }: QuarantinedEntry): PaymentFacts => ({
  attempt: idOf(attemptId) ?? '',
  capture: idOf(captureId),
  state: 'UNREADABLE',
  cents: null,
  currency: null,
});

/** The payments that a person has to finish: the shopper, or customer care. */
export function paymentsForPeople(snapshot: PaymentSnapshot): PaymentFacts[] {
  const { ready, open, needsShopper, working, quarantined, closed } = snapshot;
  if (!ready) return [];
  const waiting = open && needsShopper && working === null ? [open] : [];
  return [...[...waiting, ...closed].map(factsOf), ...quarantined.map(unreadable)];
}
