/** The last call of each queue. */
const lastCalls = new WeakMap<object, Promise<unknown>>();

/**
 * Sends a call once those before it in its queue are answered; a store is a queue. Answers that carry the whole user must
 * not overtake each other: a late old one would undo on the screen what a newer one has done.
 */
export function enqueue<T>(queue: object, send: () => Promise<T>): Promise<T> {
  const call = (lastCalls.get(queue) ?? Promise.resolve()).then(send);
  lastCalls.set(
    queue,
    call.catch(() => {}),
  );
  return call;
}
