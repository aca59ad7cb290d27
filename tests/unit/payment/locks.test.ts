// Needs a DOM.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wait } from '@/lib/scheduling';
import { local, safeStorage } from '@/lib/storage';
import { leaseLocks, queueLocks, webLocks } from '@/payment/locks';
import { throwing } from './memoryStore';

/** What holders have logged. */
let log: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  log = [];
});

let tabs = 0;
const newTab = (storage = local) => leaseLocks({ storage, now: Date.now, wait, newId: () => `tab-${tabs++}` });
const key = 'payment-lease:a1';
/** A lease of another tab that ends in so many milliseconds. */
const leaseFor = (ms: number) => JSON.stringify({ owner: 'other', until: Date.now() + ms });

/** Logs start and end. */
function holder(locks: ReturnType<typeof newTab>, ms: number, name: string) {
  return locks.hold('a1', async () => {
    log.push(`${name} in`);
    await wait(ms);
    log.push(`${name} out`);
    return name;
  });
}

describe('locks without Web Locks (fault 44)', () => {
  it('one tab waits for the other', async () => {
    const both = [holder(newTab(), 5000, 'a'), holder(newTab(), 100, 'b')];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await Promise.all(both)).toEqual(['a', 'b']);
    expect(log.map((line) => line.slice(2))).toEqual(['in', 'out', 'in', 'out']);
  });

  it('within one tab, the second holder waits for the first, even if it fails', async () => {
    const locks = newTab();
    const failing = () => wait(10).then(() => Promise.reject(new Error('no')));
    const first = expect(locks.hold('a1', failing)).rejects.toThrow();
    const second = holder(locks, 10, 'b');
    await vi.advanceTimersByTimeAsync(1000);
    await first;
    expect(await second).toBe('b');
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('a holder keeps its lease alive for as long as it works', async () => {
    void holder(newTab(), 60_000, 'a');
    await vi.advanceTimersByTimeAsync(100);
    void holder(newTab(), 10, 'b');
    await vi.advanceTimersByTimeAsync(50_000);
    expect(log).toEqual(['a in']);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(log).toEqual(['a in', 'a out', 'b in', 'b out']);
  });

  it.each([
    ['has run out', () => leaseFor(9999), 11_000],
    ['lies further ahead than any lease (the clock jumped, fault 46)', () => leaseFor(99_999), 500],
    ['cannot be read', () => '{', 500],
    ['has another shape', () => '{"owner":1,"until":2}', 500],
    ['has no end', () => '{"owner":"dead"}', 500],
    ['has no owner', () => `{"until":${Date.now() + 9999}}`, 500],
  ])('a lease that %s is taken over', async (_, lease, ms) => {
    localStorage.setItem(key, lease());
    const held = holder(newTab(), 10, 'a');
    await vi.advanceTimersByTimeAsync(ms);
    expect(await held).toBe('a');
  });

  it('a lease that another tab has taken over stays with it', async () => {
    void holder(newTab(), 1000, 'a');
    await vi.advanceTimersByTimeAsync(500);
    const other = leaseFor(9000);
    localStorage.setItem(key, other);
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['a in', 'a out']);
    expect(localStorage.getItem(key)).toBe(other);
  });

  it('a valid lease is respected', async () => {
    localStorage.setItem(key, leaseFor(9000));
    void holder(newTab(), 10, 'a');
    await vi.advanceTimersByTimeAsync(8900);
    expect(log).toEqual([]);
  });

  it('of two simultaneous writers, the last one holds the lease', async () => {
    void holder(newTab(), 10, 'a');
    await vi.advanceTimersByTimeAsync(30);
    localStorage.setItem(key, leaseFor(5000));
    await vi.advanceTimersByTimeAsync(4000);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(log).toEqual(['a in', 'a out']);
  });

  it('if storage is blocked, each tab works alone', async () => {
    const blocked = safeStorage(throwing());
    const both = [holder(newTab(blocked), 10, 'a'), holder(newTab(blocked), 10, 'b')];
    await vi.advanceTimersByTimeAsync(1000);
    expect(await Promise.all(both)).toEqual(['a', 'b']);
  });

  it('another name is another lock', async () => {
    const locks = newTab();
    void holder(locks, 5000, 'a');
    void locks.hold('journal', async () => void log.push('journal'));
    await vi.advanceTimersByTimeAsync(500);
    expect(log).toEqual(['a in', 'journal']);
  });
});

describe('Web Locks', () => {
  const locksOf = (request: (name: string, use: () => Promise<unknown>) => Promise<unknown>) =>
    webLocks({ request, query: vi.fn() } as unknown as LockManager, queueLocks());

  it('requests the attempt’s name and returns the result', async () => {
    const request = vi.fn((_: string, use: () => Promise<unknown>) => use());
    expect(await locksOf(request).hold('a1', async () => 7)).toBe(7);
    expect(request).toHaveBeenCalledWith('payment:a1', expect.any(Function));
  });

  it('works while the browser holds the lock, and releases it afterwards', async () => {
    let held = false;
    const request = async (_: string, use: () => Promise<unknown>) => {
      held = true;
      await use();
      held = false;
    };
    expect(await locksOf(request).hold('a1', () => Promise.resolve().then(() => held))).toBe(true);
    expect(held).toBe(false);
  });

  it('falls back to the tab’s own queue if the browser refuses a lock (fault 60)', async () => {
    const locks = locksOf(() => Promise.reject(new DOMException('no', 'SecurityError')));
    expect(await locks.hold('a1', async () => 7)).toBe(7);
  });

  it('work that fails under the lock is not repeated', async () => {
    const use = vi.fn(() => Promise.reject(new Error('broken')));
    await expect(locksOf((_, run) => run()).hold('a1', use)).rejects.toThrow('broken');
    expect(use).toHaveBeenCalledTimes(1);
  });
});
