import type { Locks } from '@/payment/locks/locks';
import { queueLocks } from '@/payment/locks/queueLocks';

/** Locks over all tabs of a browser; a tab that dies lets go of its own, as Web Locks do. */
export function browserLocks() {
  const all = queueLocks();
  return {
    forTab(died: Promise<unknown>): Locks {
      return {
        hold: <T>(name: string, use: () => Promise<T>) =>
          new Promise<T>((resolve, reject) => {
            void all.hold(name, async () => {
              const work = use();
              work.then(resolve, reject);
              await Promise.race([work.catch(() => {}), died]);
            });
          }),
      };
    },
  };
}
