import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isUnauthorized } from '@/api/apiError';
import { useAddReviewMutation } from '@/api/productApi';
import type { Product } from '@/contract/product';
import { newReviewForm, type ReviewFormValues, reviewPayload } from '@/domain/reviewForm';
import { errorText } from '@/state/errorText';
import { useAppSelector, useAppStore } from '@/state/hooks';
import { noticeShown } from '@/state/noticeSlice';
import { sendSignedIn } from '@/state/signInAgain';
import { selectUser } from '@/state/userSlice';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { SlowNote } from '@/ui/SlowNote';
import { ReviewFields } from './ReviewFields';

const thanks = 'Thank you! Your review has been added.';
const signInFirst = 'Your review wasn’t sent. Please sign in, then send it again.';
const notSent = 'We couldn’t send your review. Please check your connection and try again.';

interface Props {
  readonly product: Product;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/**
 * The review form (§2, §5): prefilled for a signed-in customer. It closes and clears on success; what was typed stays
 * when the call fails and when the dialog is closed.
 */
export function ReviewDialog({ product, open, onClose, onAdded }: Props) {
  const store = useAppStore();
  const profile = useAppSelector(selectUser)?.profile;
  const [addReview] = useAddReviewMutation();
  const [problem, setProblem] = useState('');
  const formRef = useRef<HTMLFormElement>(null);
  const blank = newReviewForm(profile);
  const form = useForm<ReviewFormValues>({
    mode: 'onTouched',
    values: blank,
    resetOptions: { keepDirtyValues: true },
  });
  // Read here so that the form library keeps the dirty fields, which a sign-in meanwhile must not overwrite.
  const { isSubmitting, dirtyFields: _ } = form.formState;

  async function submit(values: ReviewFormValues) {
    setProblem('');
    const { error } = await sendSignedIn(store, () => addReview(reviewPayload(values, product._id)));
    if (!error) {
      form.reset(blank, { keepDirtyValues: false });
      onClose();
      onAdded();
      store.dispatch(noticeShown(thanks, 'success'));
      return;
    }
    const text = isUnauthorized(error) ? signInFirst : errorText(error, notSent);
    setProblem(text);
    // Closed in the meantime: the message is not to be missed.
    if (!formRef.current) store.dispatch(noticeShown(text, 'error'));
  }

  /** What was typed stays, what was wrong with it is not held against the shopper at the next opening. */
  function close() {
    form.clearErrors();
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title="Write a Review">
      <p className="text-ink-soft">{product.name}</p>
      <form ref={formRef} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} className="mt-5">
        <ReviewFields form={form} />
        {problem && (
          <div className="mt-6">
            <Alert tone="error">{problem}</Alert>
          </div>
        )}
        <Button type="submit" busy={isSubmitting} className="mt-6 w-full">
          Submit Review
        </Button>
        <SlowNote active={isSubmitting}>This is taking longer than usual. Your review is still on its way.</SlowNote>
      </form>
    </Dialog>
  );
}
