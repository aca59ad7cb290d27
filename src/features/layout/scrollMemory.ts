const storageKey = 'scroll-positions';
/** Older entries are dropped: Back seldom goes further, and storage is not endless. */
const positionsKept = 50;

function read(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return new Map();
    return new Map(
      stored.filter((entry): entry is [string, number] => Array.isArray(entry) && Number.isFinite(entry[1])),
    );
  } catch {
    // Blocked or foreign storage: this visit starts without a memory.
    return new Map();
  }
}

let positions: Map<string, number> | undefined;

/** Where a history entry was scrolled to, in pixels; undefined when it was never seen. */
export function recallScroll(key: string): number | undefined {
  positions ??= read();
  return positions.get(key);
}

/** Keeps the place of a history entry, also over a reload where session storage allows it. */
export function rememberScroll(key: string, top: number): void {
  positions ??= read();
  positions.delete(key);
  positions.set(key, top);
  for (const oldest of positions.keys()) {
    if (positions.size <= positionsKept) break;
    positions.delete(oldest);
  }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Full or blocked: the memory lasts as long as the page.
  }
}
