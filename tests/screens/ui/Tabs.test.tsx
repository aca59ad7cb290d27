import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from '@/ui/Tabs';

const tabs = ['Product', 'User', 'Bookings'].map((label) => ({ id: label.toLowerCase(), label }));

function Held() {
  const [selected, setSelected] = useState('product');
  return (
    <Tabs label="Dashboard" tabs={tabs} selected={selected} onSelect={setSelected}>
      Panel of {selected}
    </Tabs>
  );
}
const tab = (name: string) => screen.getByRole('tab', { name });

it('a tab shows its panel', async () => {
  render(<Held />);
  await userEvent.click(tab('User'));
  expect(tab('User')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'User' })).toHaveTextContent('Panel of user');
});

it('arrow keys, Home and End select tabs, wrapping at the ends', async () => {
  render(<Held />);
  await userEvent.tab();
  expect(tab('Product')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Bookings')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Product')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(tab('Bookings')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}');
  expect(tab('Product')).toHaveAttribute('tabindex', '0');
  expect(tab('User')).toHaveAttribute('tabindex', '-1');
});
