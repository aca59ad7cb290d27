import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAutoplay } from '@/ui/SlickCarousel';

beforeEach(() => void vi.useFakeTimers());

/** How often a carousel advances in three intervals. */
function advances(frame: HTMLElement): number {
  const onAdvance = vi.fn();
  renderHook(() => useAutoplay({ current: frame }, 2000, onAdvance));
  vi.advanceTimersByTime(6000);
  return onAdvance.mock.calls.length;
}

it('a carousel advances at its interval', () => {
  expect(advances(document.createElement('div'))).toBe(3);
});

it('a carousel stays under a pointer that rested there before it came and sent no event', () => {
  const frame = document.createElement('div');
  vi.spyOn(frame, 'matches').mockImplementation((selector) => selector === ':hover');
  expect(advances(frame)).toBe(0);
});
