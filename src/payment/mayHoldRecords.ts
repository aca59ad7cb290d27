import { paymentDatabase, paymentKeyPrefix } from '@/config/constants';
import { wait } from '@/lib/scheduling';

/** A browser that takes longer to list its databases counts as one that may have the journal's (ms). */
const patienceMs = 3000;

function isInMirror(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(paymentKeyPrefix));
}

async function hasDatabase(): Promise<boolean> {
  const found = await Promise.race([indexedDB.databases(), wait(patienceMs)]);
  return !found || found.some(({ name }) => name === paymentDatabase);
}

/** Whether the journal may hold a payment. False is certain: no payment has begun in this browser. */
export async function mayHoldRecords(): Promise<boolean> {
  try {
    return isInMirror() || (await hasDatabase());
  } catch {
    // Storage is blocked, or the browser does not list its databases.
    return true;
  }
}
