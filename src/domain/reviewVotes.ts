import type { Review } from '@/contract/product';

export type VoteKind = 'like' | 'dislike';

/** The one vote of this browser on a review (ruling 8). */
export interface Vote {
  readonly kind: VoteKind;
  /** The count with this vote in it, at the time of voting. */
  readonly counted: number;
}

type Counts = Readonly<Pick<Review, VoteKind>>;

/** A vote on a review whose server counts are these. */
export function castVote(counts: Counts, kind: VoteKind): Vote {
  return { kind, counted: counts[kind] + 1 };
}

/**
 * The counts to show: the server's, with the own vote's change. Counts read before the vote grow by it; counts read
 * after it hold it already and stay as they are.
 */
export function countsWithVote({ like, dislike }: Counts, vote: Vote | undefined): Counts {
  return {
    like: vote?.kind === 'like' ? Math.max(like, vote.counted) : like,
    dislike: vote?.kind === 'dislike' ? Math.max(dislike, vote.counted) : dislike,
  };
}
