import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '@/ui/Button';
import { Steps } from '@/ui/Steps';
import { type ToastItem, ToastView } from '@/ui/Toast';

describe('Button', () => {
  it('a busy button keeps its name and focus, ignores clicks and does not submit its form', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Add to Cart
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Add to Cart' });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('Steps', () => {
  it('completed steps are green and link back, the current one is blue and marked, later ones are grey text', () => {
    const steps = ['Address', 'Payment', 'Review'].map((label) => ({ label, to: `/${label}` }));
    render(
      <MemoryRouter>
        <Steps label="Checkout" steps={steps} current={2} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: /^Address\s?\(done\)/ })).toHaveAttribute('href', '/Address');
    expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
    for (const [label, colour] of [
      ['Address', 'text-step-done'],
      ['Payment', 'text-step-now'],
      ['Review', 'text-step-later'],
    ] as const)
      expect(screen.getByText(label).parentElement).toHaveClass(colour);
  });
});

describe('Toast', () => {
  beforeEach(() => void vi.useFakeTimers());

  function show(item: ToastItem) {
    const onClose = vi.fn();
    render(<ToastView lifeMs={3000} items={[item]} onClose={onClose} />);
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

  it('a toast’s time does not run while its tab is hidden', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const onClose = show(saved);
    wait(60_000);
    expect(onClose).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait(2999);
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
    ['success', 'Messages', 'polite', 'bg-done'],
    ['info', 'Messages', 'polite', 'bg-ink'],
    ['error', 'Error messages', 'assertive', 'bg-alert'],
  ] as const)('a toast of tone %s has its colour and is announced in the list "%s"', (tone, list, live, colour) => {
    show({ id: '1', tone, text: 'Saved' });
    const region = screen.getByRole('list', { name: list });
    expect(region).toHaveAttribute('aria-live', live);
    expect(region).toHaveTextContent('Saved');
    expect(screen.getByRole('listitem')).toHaveClass(colour);
  });
});
