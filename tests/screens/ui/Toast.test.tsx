import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type ToastItem, ToastView } from '@/ui/Toast';

beforeEach(() => void vi.useFakeTimers());

function show(item: ToastItem) {
  const onClose = vi.fn();
  render(<ToastView items={[item]} onClose={onClose} />);
  return onClose;
}
const saved: ToastItem = { id: '1', tone: 'success', text: 'Item added to wishlist' };
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('a toast closes after 3 s', () => {
  const onClose = show(saved);
  wait(2999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledWith('1');
});

it.each([
  ['hovered', 'pointerEnter', 'pointerLeave'],
  ['focused', 'focusIn', 'focusOut'],
] as const)('a toast’s timer pauses while it is %s', (_, start, end) => {
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

it('the close button closes a toast', () => {
  const onClose = show(saved);
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(onClose).toHaveBeenCalledWith('1');
});

it.each([
  ['success', 'Messages', 'polite'],
  ['info', 'Messages', 'polite'],
  ['error', 'Error messages', 'assertive'],
] as const)('a toast of tone %s is announced in the list "%s"', (tone, list, live) => {
  show({ id: '1', tone, text: 'Saved' });
  const region = screen.getByRole('list', { name: list });
  expect(region).toHaveAttribute('aria-live', live);
  expect(region).toHaveTextContent('Saved');
});
