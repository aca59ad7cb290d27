import type { Review } from '@/contract/product';

export type VoteKind = 'like' | 'dislike';

/** A browser has one vote per review (ruling 8). */
export interface Vote {
  readonly kind: VoteKind;
  /** The count including this vote, when it was cast. */
  readonly counted: number;
}

type Counts = Readonly<Pick<Review, VoteKind>>;

export function castVote(counts: Counts, kind: VoteKind): Vote {
  return { kind, counted: counts[kind] + 1 };
}

/** Adds the own vote to counts fetched before it; later counts already include it. */
export function countsWithVote({ like, dislike }: Counts, vote: Vote | undefined): Counts {
  return {
    like: vote?.kind === 'like' ? Math.max(like, vote.counted) : like,
    dislike: vote?.kind === 'dislike' ? Math.max(dislike, vote.counted) : dislike,
  };
}
