import * as v from 'valibot';
import type { Vote } from '@/domain/reviewVotes';
import { parseTolerantly } from '@/state/salvage';

type Votes = Readonly<Record<string, Vote>>;

const storageKey = 'reviewVotes';
const votesSchema = v.fallback(
  v.record(v.string(), v.object({ kind: v.picklist(['like', 'dislike']), counted: v.number() })),
  {},
);

/** The only copy where storage is blocked or full. */
let cached: { readonly text: string | null; readonly votes: Votes } = { text: null, votes: {} };
const listeners = new Set<() => void>();

/** Undefined where storage is blocked. */
function storedText(): string | null | undefined {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return undefined;
  }
}

/** This browser's votes by review id, a stable reference until one changes. Signing out clears them (§4). */
export function readVotes(): Votes {
  const text = storedText();
  if (text !== undefined && text !== cached.text) cached = { text, votes: v.parse(votesSchema, parseTolerantly(text)) };
  return cached.votes;
}

function write(votes: Votes): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(votes));
  } catch {
    // Cached in memory.
  }
  cached = { text: storedText() ?? null, votes };
  for (const listener of listeners) listener();
}

export function saveVote(reviewId: string, vote: Vote): void {
  write({ ...readVotes(), [reviewId]: vote });
}

export function removeVote(reviewId: string): void {
  const { [reviewId]: _, ...others } = readVotes();
  write(others);
}

/** Also called for changes in other tabs. Returns an unsubscribe function. */
export function subscribeToVotes(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
