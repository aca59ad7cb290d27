import * as v from 'valibot';
import { type SafeStorage, storageLagMs } from '@/lib/storage';
import { parseJson } from '@/lib/text';

/**
 * Locks only avoid duplicate work: the journal decides which tab may send. But only locks tell whether a booking still
 * runs: without them, a running booking is shown as unconfirmed too early.
 */
export interface Locks {
  /** Releases the lock however `use` ends. */
  hold<T>(name: string, use: () => Promise<T>): Promise<T>;
}

/** Works within one tab. */
export function queueLocks(): Locks {
  const queues = new Map<string, Promise<unknown>>();
  return {
    hold: (name, use) => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(use);
      queues.set(
        name,
        turn.catch(() => {}),
      );
      return turn;
    },
  };
}

const webLockPrefix = 'payment:';

/** The browser releases Web Locks when a tab closes. If it refuses one, `fallback` is used. */
export function webLocks(manager: LockManager, fallback: Locks): Locks {
  return {
    hold: async <T>(name: string, use: () => Promise<T>) => {
      let work: Promise<T> | null = null;
      try {
        await manager.request(webLockPrefix + name, async () => {
          work = use();
          await work;
        });
      } catch {
        // `work` rejects with its own errors; errors of the lock do not undo it.
      }
      return work ?? fallback.hold(name, use);
    },
  };
}

const leaseMs = 10_000;
const heartbeatMs = 2500;
const retryMs = 250;
const keyPrefix = 'payment-lease:';

export interface LeaseParts {
  /** Shared by all tabs; if blocked, this tab works alone. */
  readonly storage: SafeStorage;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly newId: () => string;
}

const leaseSchema = v.object({ owner: v.string(), until: v.number() });
type Lease = v.InferOutput<typeof leaseSchema>;

/** Replaces missing Web Locks (fault 44): leases in local storage, renewed by a heartbeat. */
export function leaseLocks({ storage, now, wait, newId }: LeaseParts): Locks {
  const me = newId();
  // A lease belongs to the whole tab, so calls within the tab take turns.
  const withinTab = queueLocks();

  const extend = (key: string) => storage.write(key, JSON.stringify({ owner: me, until: now() + leaseMs }));

  async function take(key: string): Promise<void> {
    for (;;) {
      const lease = readLease(storage, key);
      if (!lease || lease.owner === me || lease.until < now() || lease.until > now() + leaseMs) {
        extend(key);
        // Tabs that wrote simultaneously then all read the last writer.
        await wait(storageLagMs);
        const taken = readLease(storage, key);
        if (!taken || taken.owner === me) return;
      }
      await wait(retryMs);
    }
  }

  async function holdAlone<T>(key: string, use: () => Promise<T>): Promise<T> {
    await take(key);
    let held = true;
    const beat = async () => {
      for (await wait(heartbeatMs); held; await wait(heartbeatMs)) extend(key);
    };
    void beat();
    try {
      return await use();
    } finally {
      held = false;
      if (readLease(storage, key)?.owner === me) storage.remove(key);
    }
  }

  return { hold: (name, use) => withinTab.hold(name, () => holdAlone(keyPrefix + name, use)) };
}

function readLease(storage: SafeStorage, key: string): Lease | null {
  const { success, output } = v.safeParse(leaseSchema, parseJson(storage.read(key)));
  return success ? output : null;
}
