import { ThumbsDown, ThumbsUp } from 'lucide-react';
import * as v from 'valibot';
import { isSignInRequired } from '@/api/apiError';
import { useReviewDislikeMutation, useReviewLikeMutation } from '@/api/productApi';
import type { Review } from '@/contract/product';
import { castVote, countsWithVote, type Vote, type VoteKind } from '@/domain/reviews';
import { useAppSelector, useAppStore } from '@/state/hooks';
import { sendSignedIn } from '@/state/loginModal';
import { errorText, noticeShown } from '@/state/notices';
import { storedValue } from '@/state/stored';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { reviewsTexts } from './texts';

const voteKinds = ['like', 'dislike'] as const;

/** This browser's votes by review id. */
export const votes = storedValue(
  'reviewVotes',
  v.fallback(v.record(v.string(), v.object({ kind: v.picklist(voteKinds), counted: v.number() })), {}),
);

/** Stores a vote; null removes one that did not reach the server. */
const storeVote = (reviewId: string, vote: Vote | null) =>
  votes.change(({ [reviewId]: _, ...others }) => (vote ? { ...others, [reviewId]: vote } : others));

/**
 * Like and dislike with an optimistic count, reverted with a red toast on failure; one vote per review and browser
 * (ruling 8). The calls only add (§7), so a counted vote cannot be changed.
 */
function useReviewVote(review: Review, productId: string) {
  const store = useAppStore();
  const [like] = useReviewLikeMutation();
  const [dislike] = useReviewDislikeMutation();
  const vote = useAppSelector(votes.select)[review._id];

  async function cast(kind: VoteKind) {
    // Reads the store, not this render: a second tap may come before the next render.
    if (votes.select(store.getState())[review._id]) return;
    store.dispatch(storeVote(review._id, castVote(review, kind)));
    const send = kind === 'like' ? like : dislike;
    const { error } = await store.dispatch(sendSignedIn(() => send({ reviewId: review._id, productId })));
    if (!error) return;
    store.dispatch(storeVote(review._id, null));
    const text = isSignInRequired(error) ? reviewsTexts.voteNeedsSignIn : errorText(error, reviewsTexts.voteFailed);
    store.dispatch(noticeShown(text, 'error'));
  }

  return { voted: vote?.kind ?? null, counts: countsWithVote(review, vote), cast };
}

interface Props {
  readonly review: Review;
  readonly productId: string;
  /** Distinguishes the labels of one card's buttons from those of the others. */
  readonly reviewer: string;
}

const icons = { like: ThumbsUp, dislike: ThumbsDown } as const;
const outcomes = { like: reviewsTexts.liked, dislike: reviewsTexts.disliked } as const;

/** Like and dislike with their counts; a vote disables both and marks the one cast. */
export function VoteButtons({ review, productId, reviewer }: Props) {
  const { voted, counts, cast } = useReviewVote(review, productId);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {voteKinds.map((kind) => {
        const Icon = icons[kind];
        return (
          // Stays focusable after the vote: disabling it would drop the keyboard focus.
          <button
            key={kind}
            type="button"
            aria-pressed={voted === kind}
            aria-disabled={voted !== null || undefined}
            onClick={() => !voted && void cast(kind)}
            className="inline-flex min-h-11 min-w-16 items-center justify-center gap-2 rounded-full border border-ink-line px-4 text-sm font-semibold tabular-nums transition-colors hover:not-aria-disabled:border-leaf hover:not-aria-disabled:bg-leaf-mist aria-disabled:border-ivory-edge aria-disabled:text-ink-soft aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-ivory"
          >
            <Icon aria-hidden size={17} strokeWidth={voted === kind ? 2.4 : 1.8} className="shrink-0" />
            <VisuallyHidden>{reviewsTexts[kind](reviewer)}</VisuallyHidden> {counts[kind]}
          </button>
        );
      })}
      <span role="status" className="px-1 text-sm text-ink-soft">
        {voted && outcomes[voted]}
      </span>
    </div>
  );
}
