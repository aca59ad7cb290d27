import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { RadioGroup } from '@/ui/Choices';
import { SelectField, TextArea, TextField } from '@/ui/fields';

it('hint and error describe the control', () => {
  render(<TextField label="Pincode" hint="At most 8 characters" error="Please enter a pincode" required />);
  const input = screen.getByRole('textbox', { name: 'Pincode' });
  expect(input).toHaveAccessibleDescription('At most 8 characters Please enter a pincode');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
});

it('a valid field has no description', () => {
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
}

function FormOfAll({ onDone }: { onDone: (form: Form) => void }) {
  const { register, handleSubmit, formState } = useForm<Form>();
  return (
    <form noValidate onSubmit={handleSubmit(onDone)}>
      <TextField
        label="Name"
        error={formState.errors.name?.message}
        {...register('name', { required: 'Name is missing' })}
      />
      <TextArea label="Comments" {...register('comments')} />
      <SelectField label="Country" {...register('country')}>
        <option>India</option>
        <option>Canada</option>
      </SelectField>
      <RadioGroup legend="Gender" options={options} {...register('gender')} />
      <button type="submit">Send</button>
    </form>
  );
}

it('every field works with react-hook-form, which focuses the first invalid one', async () => {
  const onDone = vi.fn();
  render(<FormOfAll onDone={(form) => onDone(form)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(name).toHaveAccessibleDescription('Name is missing'));
  expect(name).toHaveFocus();
  await userEvent.keyboard('Noor');
  await userEvent.type(screen.getByRole('textbox', { name: 'Comments' }), 'Good');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Canada');
  await userEvent.click(screen.getByRole('radio', { name: /^Male/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onDone).toHaveBeenCalledWith({
    name: 'Noor',
    comments: 'Good',
    country: 'Canada',
    gender: 'Male',
  });
});

it('a radio group with one preselected option needs no handler', () => {
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
