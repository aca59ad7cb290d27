import { parseJson } from '@/lib/parseJson';
import { session } from '@/lib/storage';

const storageKey = 'scroll-positions';
/** Older entries are dropped: Back seldom goes further, and storage is not endless. */
const positionsKept = 50;

function read(): Map<string, number> {
  const stored = parseJson(session.read(storageKey));
  if (!Array.isArray(stored)) return new Map();
  return new Map(
    stored.filter((entry): entry is [string, number] => Array.isArray(entry) && Number.isFinite(entry[1])),
  );
}

let positions: Map<string, number> | undefined;

/** Where a history entry was scrolled to, in pixels; undefined when it was never seen. */
export function recallScroll(key: string): number | undefined {
  positions ??= read();
  return positions.get(key);
}

/** Keeps a history entry's scroll position, also over a reload where session storage allows it. */
export function rememberScroll(key: string, top: number): void {
  positions ??= read();
  positions.delete(key);
  positions.set(key, top);
  for (const oldest of positions.keys()) {
    if (positions.size <= positionsKept) break;
    positions.delete(oldest);
  }
  session.write(storageKey, JSON.stringify([...positions]));
}
