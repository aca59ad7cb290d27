import { broadcastChannel } from './channel';
import { indexedDbLeg } from './indexedDbLeg';
import { makeJournal } from './journal';
import { leaseLocks } from './leaseLocks';
import { type Locks, webLocks } from './locks';
import { memoryLeg } from './memoryLeg';
import type { Ports, ShopCalls } from './ports';
import { sessionLeg } from './sessionLeg';

/** The ports that a browser gives; the store gives the others. */
export type BrowserParts = Omit<Ports, keyof ShopCalls | 'currentUser'>;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

// crypto.randomUUID is missing on plain http, where a shop is tried out on a local network.
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function browserLocks(): Locks {
  return 'locks' in navigator
    ? webLocks(navigator.locks)
    : leaseLocks({ storage: () => localStorage, now: Date.now, wait, newId });
}

/** Journal, locks, news, clock and network as this browser has them. */
export function browserParts(): BrowserParts {
  return {
    now: () => new Date(),
    random: Math.random,
    newId,
    wait,
    // Only a clear "no" counts: a browser that does not know says yes.
    online: () => navigator.onLine !== false,
    journal: makeJournal([indexedDbLeg(), sessionLeg(), memoryLeg()]),
    locks: browserLocks(),
    channel: broadcastChannel(),
  };
}
