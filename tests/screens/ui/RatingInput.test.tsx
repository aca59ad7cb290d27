import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RatingInput } from '@/ui/Choices';

it('five stars are a radio group', async () => {
  const onChange = vi.fn();
  render(<RatingInput label="Your rating" name="rating" value={2} onChange={onChange} error="Please choose" />);
  expect(screen.getByRole('group', { name: 'Your rating' })).toHaveAccessibleDescription('Please choose');
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(onChange).toHaveBeenCalledWith(4);
});
