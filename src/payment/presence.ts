import { paymentDatabase, paymentKeyPrefix } from '@/config/constants';
import { listen } from '@/lib/listen';
import { wait } from '@/lib/scheduling';

/** Tells other tabs that the journal changed. */
export interface Channel {
  notify(): void;
  /** Returns an unsubscribe function. */
  listen(listener: () => void): () => void;
}

const channelName = 'payments';

/** Without BroadcastChannel, writes to the local storage mirror notify the other tabs. */
const mirrorChannel: Channel = {
  notify: () => {},
  listen: (listener) =>
    listen(window, 'storage', ({ key }) => {
      if (key?.startsWith(paymentKeyPrefix)) listener();
    }),
};

export function tabChannel(): Channel {
  try {
    const channel = new BroadcastChannel(channelName);
    return {
      notify: () => channel.postMessage('changed'),
      listen: (listener) => {
        channel.addEventListener('message', listener);
        return () => channel.removeEventListener('message', listener);
      },
    };
  } catch {
    return mirrorChannel;
  }
}

/** If the browser takes longer (ms) to list its databases, the journal's may be among them. */
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
