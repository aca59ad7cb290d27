import { Controller, type UseFormReturn } from 'react-hook-form';
import { type ReviewFormValues, type ReviewTextField, ratingProblem, reviewTextProblem } from '@/domain/reviewForm';
import { RatingInput } from '@/ui/RatingInput';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';

/** The four required fields of the review form (§5), checked when left and from then on while typing. */
export function ReviewFields({ form }: { form: UseFormReturn<ReviewFormValues> }) {
  const { control, register, formState } = form;
  const field = (name: ReviewTextField) => ({
    required: true,
    error: formState.errors[name]?.message,
    ...register(name, { validate: (value) => reviewTextProblem(name, value) ?? true }),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Controller
          control={control}
          name="rating"
          rules={{ validate: (value) => ratingProblem(value) ?? true }}
          render={({ field: { ref, name, value, onChange, onBlur }, fieldState }) => (
            <RatingInput
              ref={ref}
              label="Your rating"
              name={name}
              required
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={fieldState.error?.message}
            />
          )}
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
