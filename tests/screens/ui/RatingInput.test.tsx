import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RatingInput } from '@/ui/RatingInput';
import { Stars } from '@/ui/Stars';

test('five stars are a radio group', async () => {
  const onChange = vi.fn();
  render(<RatingInput label="Your rating" name="rating" value={2} onChange={onChange} error="Please choose" />);
  expect(screen.getByRole('group', { name: 'Your rating' })).toHaveAccessibleDescription('Please choose');
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(onChange).toHaveBeenCalledWith(4);
});

test('stars to look at have words', () => {
  render(<Stars value={4.2} />);
  expect(screen.getByRole('img', { name: '4.2 out of 5 stars' })).toBeVisible();
});
