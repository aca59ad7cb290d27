import { type IDBPDatabase, openDB } from 'idb';
import { currencyCode } from '@/config/constants';
import type { PaymentSnapshot } from '@/payment/outcomes';
import type { OpenRecord, QuarantinedEntry, WithSupportRecord } from '@/payment/record';
import type { PaymentReport, Send } from './reports';

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

const storeName = 'payments';

/** The fallback if the browser stores nothing: each payment is reported once per page. */
const memory = new Set<string>();

/** Null if the browser has no IndexedDB or blocks it, which throws synchronously. */
async function openDatabase(): Promise<IDBPDatabase | null> {
  try {
    return await openDB('report', 1, { upgrade: (database) => void database.createObjectStore(storeName) });
  } catch {
    return null;
  }
}

/** Records a payment's state as reported; false if any tab has reported it before. */
export async function claimReport(key: string): Promise<boolean> {
  if (memory.has(key)) return false;
  memory.add(key);
  const database = await openDatabase();
  try {
    await database?.add(storeName, new Date().toISOString(), key);
    return true;
  } catch (error) {
    // A full or broken store must not hide a payment.
    return !(error instanceof DOMException && error.name === 'ConstraintError');
  } finally {
    database?.close();
  }
}

/** Makes a report due again that could not be sent. */
export async function releaseReport(key: string): Promise<void> {
  memory.delete(key);
  const database = await openDatabase();
  await database?.delete(storeName, key).catch(() => {});
  database?.close();
}

export interface PaymentSource {
  snapshot(): PaymentSnapshot;
  subscribe(listener: () => void): () => void;
}

/** Reports each payment that needs a person, once per state and device; while offline, it waits. */
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
