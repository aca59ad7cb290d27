/** The last call of each line; a store has a line of its own. */
const lastOf = new WeakMap<object, Promise<unknown>>();

/**
 * Sends a call once those before it in its line have their answers. Calls that answer with the whole user go this way: sent
 * together, their answers may cross, and the older one would undo on the screen what the newer one had done.
 */
export function inTurn<T>(line: object, send: () => Promise<T>): Promise<T> {
  const turn = (lastOf.get(line) ?? Promise.resolve()).then(send);
  lastOf.set(
    line,
    turn.catch(() => {}),
  );
  return turn;
}
