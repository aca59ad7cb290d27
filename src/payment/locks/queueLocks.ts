import type { Locks } from './locks';

/** Locks within one tab: the holders of a name queue up. */
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
