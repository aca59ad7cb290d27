import { type Locks, queueLocks } from '@/payment/locks';

/** Shared by all tabs; a closed tab releases its locks, as with Web Locks. */
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
