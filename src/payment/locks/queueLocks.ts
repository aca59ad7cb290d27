import type { Locks } from './locks';

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
