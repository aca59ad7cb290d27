import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { QuantityStepper } from '@/ui/QuantityStepper';

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

it('a typed quantity above the maximum is reduced to it', async () => {
  show({ max: 5 });
  await userEvent.type(box(), '12{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(box()).toHaveValue('5');
  expect(screen.getByText('Only 5 available')).toBeVisible();
});

it.each([
  ['', '4'],
  ['0', '4'],
  ['-2', '4'],
  ['two', '4'],
  ['1.5', '4'],
])('blurring the field after typing "%s" restores the last valid quantity', async (typed, quantity) => {
  show({ start: 4 });
  await userEvent.clear(box());
  if (typed) await userEvent.type(box(), typed);
  await userEvent.tab();
  expect(box()).toHaveValue(quantity);
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
