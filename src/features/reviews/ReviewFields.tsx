import { type UseFormReturn, useController } from 'react-hook-form';
import { type ReviewFormValues, type ReviewTextField, ratingProblem, reviewTextProblem } from '@/domain/reviewForm';
import { RatingInput } from '@/ui/RatingInput';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';

/** The four required fields of the review form (§5), checked when left and from then on while typing. */
export function ReviewFields({ form }: { form: UseFormReturn<ReviewFormValues> }) {
  const { control, register, formState } = form;
  // Before the others: the focus goes to the first bad field in the order in which the form learns of them.
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
          label="Your rating"
          name={rating.field.name}
          required
          value={rating.field.value}
          onChange={rating.field.onChange}
          onBlur={rating.field.onBlur}
          error={rating.fieldState.error?.message}
        />
      </div>
      <TextArea label="Your review" rows={5} {...field('comments')} className="sm:col-span-2" />
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="Never shown with your review"
        {...field('email')}
      />
    </div>
  );
}
