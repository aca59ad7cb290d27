import { type LucideIcon, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { Review } from '@/contract/product';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { reviewsTexts } from './texts';
import { useReviewVote } from './useReviewVote';

interface Props {
  readonly review: Review;
  readonly productId: string;
  /** Distinguishes the labels of one card's buttons from those of the others. */
  readonly reviewer: string;
}

const outcomes = { like: reviewsTexts.liked, dislike: reviewsTexts.disliked } as const;

/** Like and dislike with their counts; a vote disables both and marks the one cast. */
export function VoteButtons({ review, productId, reviewer }: Props) {
  const { voted, counts, cast } = useReviewVote(review, productId);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <VoteButton
        Icon={ThumbsUp}
        label={reviewsTexts.like(reviewer)}
        count={counts.like}
        cast={voted === 'like'}
        settled={voted !== null}
        onPress={() => void cast('like')}
      />
      <VoteButton
        Icon={ThumbsDown}
        label={reviewsTexts.dislike(reviewer)}
        count={counts.dislike}
        cast={voted === 'dislike'}
        settled={voted !== null}
        onPress={() => void cast('dislike')}
      />
      <span role="status" className="px-1 text-sm text-ink-soft">
        {voted && outcomes[voted]}
      </span>
    </div>
  );
}

interface ButtonProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly count: number;
  readonly cast: boolean;
  readonly settled: boolean;
  readonly onPress: () => void;
}

/** Stays focusable after the vote: disabling it would drop the keyboard focus. */
function VoteButton({ Icon, label, count, cast, settled, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={cast}
      aria-disabled={settled || undefined}
      onClick={() => !settled && onPress()}
      className="inline-flex min-h-11 min-w-16 items-center justify-center gap-2 rounded-full border border-ink-line px-4 text-sm font-semibold tabular-nums transition-colors hover:not-aria-disabled:border-leaf hover:not-aria-disabled:bg-leaf-mist aria-disabled:border-ivory-edge aria-disabled:text-ink-soft aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-ivory"
    >
      <Icon aria-hidden size={17} strokeWidth={cast ? 2.4 : 1.8} className="shrink-0" />
      <VisuallyHidden>{label}</VisuallyHidden> {count}
    </button>
  );
}
