import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToastItem } from '@/ui/Toast';
import { ToastView } from '@/ui/ToastView';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show(item: ToastItem) {
  const onClose = vi.fn();
  render(<ToastView items={[item]} onClose={onClose} />);
  return onClose;
}
const saved: ToastItem = { id: '1', tone: 'success', text: 'Item added to wishlist' };
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a toast closes after 3 s', () => {
  const onClose = show(saved);
  wait(2999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledWith('1');
});

test.each([
  ['pointed at', 'pointerEnter', 'pointerLeave'],
  ['focused', 'focusIn', 'focusOut'],
] as const)('its time stands still while it is %s', (_, start, end) => {
  const onClose = show(saved);
  const toast = screen.getByRole('listitem');
  wait(2000);
  fireEvent[start](toast);
  wait(10_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent[end](toast);
  wait(999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the close button closes it', () => {
  const onClose = show(saved);
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(onClose).toHaveBeenCalledWith('1');
});

test.each([
  ['success', 'Messages', 'polite'],
  ['info', 'Messages', 'polite'],
  ['error', 'Error messages', 'assertive'],
] as const)('a toast of tone %s is told in the list "%s"', (tone, list, live) => {
  show({ id: '1', tone, text: 'Told' });
  const region = screen.getByRole('list', { name: list });
  expect(region).toHaveAttribute('aria-live', live);
  expect(region).toHaveTextContent('Told');
});
