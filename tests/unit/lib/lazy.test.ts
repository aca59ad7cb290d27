// Needs a DOM.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWithRetry } from '@/lib/lazy';

beforeEach(() => void vi.useFakeTimers());

/** Fails so many times, then resolves to 'code'. */
function failing(times: number) {
  let calls = 0;
  return vi.fn(async () => {
    calls += 1;
    if (calls <= times) throw new Error('gone');
    return 'code';
  });
}

describe('loadWithRetry', () => {
  it('retries after each pause until the code arrives', async () => {
    const load = failing(2);
    const pauseMs = vi.fn((failures: number) => failures * 1000);
    const loaded = loadWithRetry(load, { pauseMs });
    await vi.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await loaded).toBe('code');
    expect(pauseMs.mock.calls).toEqual([[1], [2]]);
  });
  it('retries when the connection returns', async () => {
    const load = failing(1);
    const loaded = loadWithRetry(load);
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('code');
  });
  it('offers a retry while it pauses, and withdraws it afterwards', async () => {
    const offers: ((() => void) | null)[] = [];
    const loaded = loadWithRetry(failing(1), { onPause: (retryNow) => offers.push(retryNow) });
    await vi.advanceTimersByTimeAsync(0);
    offers[0]?.();
    expect(await loaded).toBe('code');
    expect(offers).toEqual([expect.any(Function), null]);
  });
});
