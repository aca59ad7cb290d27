import { local } from '@/lib/storage';
import { wait } from '@/lib/wait';
import { tabChannel } from './channel';
import { makeJournal } from './journal';
import { type Locks, leaseLocks, webLocks } from './locks';
import type { Ports, ShopCalls } from './ports';
import { databaseStore, dismissals, mirrorStore } from './stores';

export type BrowserParts = Omit<Ports, keyof ShopCalls | 'currentUser'>;

// crypto.randomUUID is missing on plain http, where a shop is tried out on a local network.
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function browserLocks(): Locks {
  const leases = leaseLocks({ storage: local, now: Date.now, wait, newId });
  return 'locks' in navigator ? webLocks(navigator.locks, leases) : leases;
}

export function browserParts(): BrowserParts {
  return {
    now: () => new Date(),
    random: Math.random,
    newId,
    wait,
    // Browsers that cannot tell report true.
    online: () => navigator.onLine !== false,
    journal: makeJournal({
      shared: [databaseStore(), mirrorStore()],
      dismissals: dismissals(local),
      wait,
      persist: () => void navigator.storage?.persist?.().catch(() => {}),
    }),
    locks: browserLocks(),
    channel: tabChannel(),
  };
}
