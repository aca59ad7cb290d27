import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '@/ui/fields';
import { QuantityStepper } from '@/ui/QuantityStepper';

describe('form fields', () => {
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
});

describe('Quantity stepper', () => {
  interface Props {
    start?: number;
    max?: number | null;
  }

  function Held({ start = 1, ...rest }: Props) {
    const [value, setValue] = useState(start);
    return <QuantityStepper label="Neem Oil" value={value} onChange={setValue} {...rest} />;
  }

  function show(props: Props = {}) {
    render(<Held {...props} />);
  }

  const box = () => screen.getByRole('textbox', { name: 'Quantity of Neem Oil' });

  const plus = () => screen.getByRole('button', { name: 'Increase quantity of Neem Oil' });

  const minus = () => screen.getByRole('button', { name: 'Decrease quantity of Neem Oil' });

  it('plus and minus step by one and announce the quantity', async () => {
    show();
    await userEvent.click(plus());
    await userEvent.click(plus());
    await userEvent.click(minus());
    expect(box()).toHaveValue('2');
    expect(screen.getByText('Quantity 2')).toHaveAttribute('aria-live', 'polite');
  });

  it('a step that is taken back, because it was not saved, announces the quantity that stays', async () => {
    const line = (value: number) => <QuantityStepper label="Neem Oil" value={value} onChange={() => {}} />;
    const { rerender } = render(line(4));
    await userEvent.click(plus());
    rerender(line(5));
    expect(screen.getByText('Quantity 5')).toBeInTheDocument();
    rerender(line(4));
    expect(screen.getByText('Quantity 4')).toBeInTheDocument();
  });

  it('minus does not go below 1 and keeps the focus', async () => {
    show();
    await userEvent.click(minus());
    expect(box()).toHaveValue('1');
    expect(minus()).toHaveAttribute('aria-disabled', 'true');
    expect(minus()).toHaveFocus();
  });

  it('a quantity without a maximum is not limited', async () => {
    show();
    await userEvent.type(box(), '4321', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    expect(box()).toHaveValue('4321');
  });

  it('plus does not exceed the maximum, and says so', async () => {
    show({ start: 3, max: 3 });
    await userEvent.click(plus());
    expect(box()).toHaveValue('3');
    expect(screen.getByText('Only 3 available')).toBeVisible();
  });

  it.each(['', '0', '-2', 'two', '1.5', '1000000'])(
    'blurring the field after typing "%s" restores the last valid quantity, and says what the field accepts until the next one',
    async (typed) => {
      show({ start: 4 });
      await userEvent.clear(box());
      if (typed) await userEvent.type(box(), typed);
      await userEvent.tab();
      expect(box()).toHaveValue('4');
      const message = screen.getByText('Enter a whole number from 1 to 999,999.');
      expect(message.parentElement).toHaveAttribute('aria-live', 'polite');
      await userEvent.click(box());
      await userEvent.tab();
      expect(message).toBeVisible();
      await userEvent.click(plus());
      expect(message).not.toBeInTheDocument();
    },
  );

  it('a typed quantity of any length is reduced to a known maximum', async () => {
    show({ max: 5 });
    await userEvent.type(box(), '1000000{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    expect(box()).toHaveValue('5');
    expect(screen.getByText('Only 5 available')).toBeVisible();
  });

  it('typing is committed once, on blur: "45" is never taken as 4', async () => {
    const onChange = vi.fn();
    render(<QuantityStepper label="Neem Oil" value={30} onChange={onChange} />);
    await userEvent.type(box(), '45', { initialSelectionStart: 0, initialSelectionEnd: 2 });
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[45]]);
  });

  it('a quantity above a reduced stock is shown as the remaining stock, with a message', () => {
    show({ start: 10, max: 2 });
    expect(box()).toHaveValue('2');
    expect(screen.getByText('Only 2 left. We set your quantity to 2.')).toBeVisible();
  });
});
