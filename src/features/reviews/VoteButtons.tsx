import { type LucideIcon, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { Review } from '@/contract/product';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useReviewVote } from './useReviewVote';

interface Props {
  readonly review: Review;
  readonly productId: string;
  /** Who wrote the review: tells the buttons of one card from those of the others. */
  readonly by: string;
}

/** Like and dislike with their counts; after a vote both rest and the one given is shown as such. */
export function VoteButtons({ review, productId, by }: Props) {
  const { voted, counts, cast } = useReviewVote(review, productId);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <VoteButton
        Icon={ThumbsUp}
        label={`Like the review by ${by}:`}
        count={counts.like}
        given={voted === 'like'}
        settled={voted !== null}
        onPress={() => void cast('like')}
      />
      <VoteButton
        Icon={ThumbsDown}
        label={`Dislike the review by ${by}:`}
        count={counts.dislike}
        given={voted === 'dislike'}
        settled={voted !== null}
        onPress={() => void cast('dislike')}
      />
      <span role="status" className="px-1 text-sm text-ink-soft">
        {voted && `You ${voted}d this review`}
      </span>
    </div>
  );
}

interface ButtonProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly count: number;
  readonly given: boolean;
  readonly settled: boolean;
  readonly onPress: () => void;
}

/** Stays focusable after the vote, so that the keyboard does not lose its place. */
function VoteButton({ Icon, label, count, given, settled, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={given}
      aria-disabled={settled || undefined}
      onClick={() => !settled && onPress()}
      className="inline-flex min-h-11 min-w-16 items-center justify-center gap-2 rounded-full border border-ink-line px-4 text-sm font-semibold tabular-nums transition-colors hover:not-aria-disabled:border-leaf hover:not-aria-disabled:bg-leaf-mist aria-disabled:border-ivory-edge aria-disabled:text-ink-soft aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-ivory"
    >
      <Icon aria-hidden size={17} strokeWidth={given ? 2.4 : 1.8} className="shrink-0" />
      <VisuallyHidden>{label}</VisuallyHidden> {count}
    </button>
  );
}
