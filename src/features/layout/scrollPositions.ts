import { session } from '@/lib/storage';
import { parseJson } from '@/lib/text';

const storageKey = 'scroll-positions';
const maximumEntries = 50;

function read(): Map<string, number> {
  const stored = parseJson(session.read(storageKey));
  if (!Array.isArray(stored)) return new Map();
  return new Map(
    stored.filter((entry): entry is [string, number] => Array.isArray(entry) && Number.isFinite(entry[1])),
  );
}

let positions: Map<string, number> | undefined;

/** React Router gives the first entry of every visit this same key. */
const firstKey = 'default';

/** The first entry's own name, kept in its history state: it survives a reload, and a new visit gets another. */
function nameOfFirstEntry(): string {
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null && 'entry' in state ? state.entry : null;
  if (typeof kept === 'string') return kept;
  const entry = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, entry }, '');
  return entry;
}

/** Names the current history entry, given the router's key for it. */
export function nameOfEntry(key: string, pathname: string): string {
  return `${key === firstKey ? nameOfFirstEntry() : key} ${pathname}`;
}

/** A history entry's scroll position in pixels; undefined for a new entry. */
export function getScrollPosition(key: string): number | undefined {
  positions ??= read();
  return positions.get(key);
}

/** Survives a reload where session storage is available. */
export function saveScrollPosition(key: string, top: number): void {
  positions ??= read();
  positions.delete(key);
  positions.set(key, top);
  for (const oldest of positions.keys()) {
    if (positions.size <= maximumEntries) break;
    positions.delete(oldest);
  }
  session.write(storageKey, JSON.stringify([...positions]));
}
