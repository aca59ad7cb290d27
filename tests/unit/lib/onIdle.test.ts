// Needs a DOM.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onIdle } from '@/lib/scheduling';

beforeEach(() => void vi.useFakeTimers());

describe('onIdle', () => {
  it('passes its timeout to the browser’s idle callback', () => {
    const request = vi.fn();
    vi.stubGlobal('requestIdleCallback', request);
    const task = () => {};
    onIdle(task, 2000);
    expect(request).toHaveBeenCalledWith(task, { timeout: 2000 });
  });
  it('runs after a short pause in a browser without idle callbacks', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const task = vi.fn();
    onIdle(task);
    vi.advanceTimersByTime(400);
    expect(task).toHaveBeenCalledOnce();
  });
  it('does not run once cancelled', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const task = vi.fn();
    onIdle(task)();
    vi.advanceTimersByTime(1000);
    expect(task).not.toHaveBeenCalled();
  });
});
