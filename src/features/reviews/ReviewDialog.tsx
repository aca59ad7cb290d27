import { useRef, useState } from 'react';
import { type UseFormReturn, useController, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { isSignInRequired } from '@/api/apiError';
import { useAddReviewMutation } from '@/api/productApi';
import { words } from '@/config/messages';
import type { Product } from '@/contract/product';
import {
  newReviewForm,
  type ReviewFormValues,
  type ReviewTextField,
  ratingProblem,
  reviewPayload,
  reviewTextProblem,
} from '@/domain/reviews';
import { forgetDraft, readDraft, useStoredDraft } from '@/lib/drafts';
import { englishLang } from '@/lib/language';
import { useAppSelector, useAppStore, useClearOnSignOut } from '@/state/hooks';
import { sendSignedIn } from '@/state/loginModal';
import { errorText, noticeShown } from '@/state/notices';
import { selectUser } from '@/state/userSlice';
import { Alert } from '@/ui/Alert';
import { Button, stayInField } from '@/ui/Button';
import { RatingInput } from '@/ui/Choices';
import { Dialog } from '@/ui/Dialog';
import { TextArea, TextField } from '@/ui/fields';
import { SlowNote } from '@/ui/loading';
import { reviewDialogTexts, reviewsTexts } from './texts';

/** The four required fields of the review form (§5), validated on blur and from then on while typing. */
export function ReviewFields({ form }: { form: UseFormReturn<ReviewFormValues> }) {
  const { control, register, formState } = form;
  // Registered first: react-hook-form focuses the first invalid field in registration order.
  const rating = useController({
    control,
    name: 'rating',
    rules: { validate: (value) => ratingProblem(value) ?? true },
  });
  const field = (name: ReviewTextField) => ({
    required: true,
    error: formState.errors[name]?.message,
    ...register(name, { validate: (value) => reviewTextProblem(name, value) ?? true }),
  });
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <RatingInput
          ref={rating.field.ref}
          label={reviewDialogTexts.rating}
          name={rating.field.name}
          required
          value={rating.field.value}
          onChange={rating.field.onChange}
          onBlur={rating.field.onBlur}
          error={rating.fieldState.error?.message}
        />
      </div>
      <TextArea label={reviewDialogTexts.review} rows={5} {...field('comments')} className="sm:col-span-2" />
      <TextField label={reviewDialogTexts.name} autoComplete="name" {...field('name')} />
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={reviewDialogTexts.emailHint}
        {...field('email')}
      />
    </div>
  );
}

const typed = v.exactOptional(v.string());
const reviewDraft = v.object({ rating: v.exactOptional(v.number()), comments: typed, name: typed, email: typed });

interface Props {
  readonly product: Product;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/**
 * The review form (§2, §5), prefilled for a signed-in customer. It closes and clears on success; the input survives a
 * failed call, closing the dialog, another page and a reload.
 */
export function ReviewDialog({ product, open, onClose, onAdded }: Props) {
  const store = useAppStore();
  const profile = useAppSelector(selectUser)?.profile;
  const [addReview] = useAddReviewMutation();
  const [problem, setProblem] = useState('');
  const formRef = useRef<HTMLFormElement>(null);
  const blank = newReviewForm(profile);
  const draftName = `review:${product._id}`;
  const [draft, setDraft] = useState(() => readDraft(draftName, reviewDraft));
  const form = useForm<ReviewFormValues>({
    mode: 'onTouched',
    values: { ...blank, ...draft },
    resetOptions: { keepDirtyValues: true },
  });
  // Subscribes to dirtyFields, without which a sign-in meanwhile would overwrite the input.
  const { isSubmitting, dirtyFields: _ } = form.formState;
  // Stores only what was typed: a sign-in fills in the rest.
  useStoredDraft(draftName, form, (values) =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== blank[name as keyof typeof blank])),
  );

  function clear() {
    form.reset(blank, { keepDirtyValues: false });
    setDraft(null);
    forgetDraft(draftName);
    onClose();
  }
  useClearOnSignOut(clear);

  async function submit(values: ReviewFormValues) {
    setProblem('');
    const { error } = await store.dispatch(sendSignedIn(() => addReview(reviewPayload(values, product._id))));
    if (!error) {
      clear();
      onAdded();
      store.dispatch(noticeShown(reviewDialogTexts.added, 'success'));
      return;
    }
    const text = isSignInRequired(error) ? reviewDialogTexts.needsSignIn : errorText(error, reviewDialogTexts.failed);
    setProblem(text);
    // The dialog was closed meanwhile: show the message as a toast.
    if (!formRef.current) store.dispatch(noticeShown(text, 'error'));
  }

  /** Keeps the input but clears its errors for the next opening. */
  function close() {
    form.clearErrors();
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title={reviewsTexts.write}>
      <p dir="auto" lang={englishLang} className="text-ink-soft">
        {product.name}
      </p>
      <form ref={formRef} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} className="mt-5">
        <ReviewFields form={form} />
        {problem && (
          <div className="mt-6">
            <Alert tone="error">{problem}</Alert>
          </div>
        )}
        <Button type="submit" busy={isSubmitting} className="mt-6 w-full" onMouseDown={stayInField}>
          {reviewDialogTexts.submit}
        </Button>
        <SlowNote active={isSubmitting}>{reviewDialogTexts.slow}</SlowNote>
      </form>
    </Dialog>
  );
}
