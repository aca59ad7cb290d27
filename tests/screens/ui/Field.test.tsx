import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { CheckboxField } from '@/ui/CheckboxField';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { RadioGroup } from '@/ui/RadioGroup';
import { SelectField } from '@/ui/SelectField';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';

test('hint and error are tied to the control', () => {
  render(<TextField label="Pincode" hint="At most 8 characters" error="Please enter a pincode" required />);
  const input = screen.getByRole('textbox', { name: 'Pincode' });
  expect(input).toHaveAccessibleDescription('At most 8 characters Please enter a pincode');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
});

test('a field that is fine says nothing of errors', () => {
  render(<TextField label="City" />);
  const input = screen.getByRole('textbox', { name: 'City' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

const options = [
  { value: 'Female', label: 'Female' },
  { value: 'Male', label: 'Male', hint: 'A second line' },
];

interface Form {
  name: string;
  comments: string;
  country: string;
  gender: string;
  same: boolean;
}

function FormOfAll({ onDone }: { onDone: (form: Form) => void }) {
  const { register, handleSubmit, formState, setFocus } = useForm<Form>({ shouldFocusError: false });
  const problems = Object.entries(formState.errors).map(([field, error]) => ({
    field,
    message: String(error.message),
  }));
  return (
    <form noValidate onSubmit={handleSubmit(onDone)}>
      <ErrorSummary problems={problems} onPick={(field) => field === 'name' && setFocus('name')} />
      <TextField label="Name" {...register('name', { required: 'Name is missing' })} />
      <TextArea label="Comments" {...register('comments')} />
      <SelectField label="Country" {...register('country')}>
        <option>India</option>
        <option>Canada</option>
      </SelectField>
      <RadioGroup legend="Gender" options={options} {...register('gender')} />
      <CheckboxField label="Same address" {...register('same')} />
      <button type="submit">Send</button>
    </form>
  );
}

test('every field works with a form library, and the summary leads to the field', async () => {
  const onDone = vi.fn();
  render(<FormOfAll onDone={(form) => onDone(form)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Name is missing' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('Noor');
  await userEvent.type(screen.getByRole('textbox', { name: 'Comments' }), 'Good');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Canada');
  await userEvent.click(screen.getByRole('radio', { name: /^Male/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Same address' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onDone).toHaveBeenCalledWith({
    name: 'Noor',
    comments: 'Good',
    country: 'Canada',
    gender: 'Male',
    same: true,
  });
});

test('a radio group of one preselected choice needs no handler', () => {
  render(
    <RadioGroup
      legend="Shipping options"
      name="s"
      value="Standard"
      options={[{ value: 'Standard', label: 'Standard' }]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Shipping options' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Standard' })).toBeChecked();
});
