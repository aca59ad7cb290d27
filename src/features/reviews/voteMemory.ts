import * as v from 'valibot';
import type { Vote } from '@/domain/reviewVotes';
import { parseJson } from '@/lib/parseJson';

type Votes = Readonly<Record<string, Vote>>;

const storageKey = 'reviewVotes';
const votesSchema = v.fallback(
  v.record(v.string(), v.object({ kind: v.picklist(['like', 'dislike']), counted: v.number() })),
  {},
);

/** The last reading; where storage is blocked or full it is all there is, and lives as long as the page. */
let held: { readonly text: string | null; readonly votes: Votes } = { text: null, votes: {} };
const watchers = new Set<() => void>();

/** What storage holds; undefined where it is blocked. */
function storedText(): string | null | undefined {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return undefined;
  }
}

/** The votes of this browser by review id; the same object until one changes. A sign-out wipes them (§4). */
export function readVotes(): Votes {
  const text = storedText();
  if (text !== undefined && text !== held.text) held = { text, votes: v.parse(votesSchema, parseJson(text)) };
  return held.votes;
}

function write(votes: Votes): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(votes));
  } catch {
    // Kept in memory.
  }
  held = { text: storedText() ?? null, votes };
  for (const tell of watchers) tell();
}

/** Keeps a vote. */
export function keepVote(reviewId: string, vote: Vote): void {
  write({ ...readVotes(), [reviewId]: vote });
}

/** Takes a vote back that did not reach the server. */
export function forgetVote(reviewId: string): void {
  const { [reviewId]: _, ...others } = readVotes();
  write(others);
}

/** Tells of every change, those of other tabs too. Gives a function that stops it. */
export function watchVotes(tell: () => void): () => void {
  watchers.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    watchers.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
