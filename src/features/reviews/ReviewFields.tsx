import { type UseFormReturn, useController } from 'react-hook-form';
import { type ReviewFormValues, type ReviewTextField, ratingProblem, reviewTextProblem } from '@/domain/reviewForm';
import { RatingInput } from '@/ui/Choices';
import { TextArea, TextField } from '@/ui/fields';
import { reviewDialogTexts } from './texts';

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
        label={reviewDialogTexts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={reviewDialogTexts.emailHint}
        {...field('email')}
      />
    </div>
  );
}
