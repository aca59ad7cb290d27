// Needs a DOM. The tests for mutants, which have no projects, read the next line.
// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { browserParts, responseOf } from '@/payment/browser';
import { tabChannel } from '@/payment/presence';
import { openIn, pageWith } from './desks';
import { guestPurchase } from './purchases';
import { recordIn } from './records';
import { captured } from './world';

describe('the channel between tabs', () => {
  it('notifies the other tab, not its own, until it unsubscribes', async () => {
    const [here, there] = [tabChannel(), tabChannel()];
    const heard = vi.fn();
    const own = vi.fn();
    here.listen(own);
    const stop = there.listen(heard);
    here.notify();
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    stop();
    here.notify();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(own).not.toHaveBeenCalled();
  });

  it.each([
    ['missing', undefined],
    [
      'one that throws (fault 60)',
      class {
        constructor() {
          throw new DOMException('no', 'SecurityError');
        }
      },
    ],
  ])('with a BroadcastChannel that is %s, storage events of the mirror notify instead', (_, stub) => {
    vi.stubGlobal('BroadcastChannel', stub);
    const channel = tabChannel();
    const heard = vi.fn();
    channel.notify();
    const unsubscribe = channel.listen(heard);
    const stored = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
    stored('payment:a1');
    stored('persist:root');
    expect(heard).toHaveBeenCalledTimes(1);
    unsubscribe();
    stored('payment:a1');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('the browser’s parts', () => {
  it('ask the browser once for persistent storage, and carry on if it refuses (fault 79)', async () => {
    const persist = vi.fn(() => Promise.reject(new Error('no')));
    vi.stubGlobal('navigator', { ...navigator, storage: { persist } });
    const { journal } = browserParts();
    await journal.read();
    for (const attemptId of ['first', 'second'])
      expect(await journal.write(recordIn('CREATED', guestPurchase, attemptId), false)).toBe('won');
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('complete a whole purchase with the browser’s own stores', async () => {
    const { desk } = await pageWith([], browserParts());
    const { attemptId, approve, book } = await openIn(desk);
    expect(attemptId).toMatch(/^[\da-f]{32}$/);
    await approve();
    expect(await book()).toMatchObject({ kind: 'done' });
    desk.close();
  });

  it('only a clear "no" means offline', () => {
    const parts = browserParts();
    expect(parts.online()).toBe(true);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(parts.online()).toBe(false);
  });

  it('without Web Locks, the lease is in local storage, visible to other tabs', async () => {
    const seen = await browserParts().locks.hold('a1', async () => Object.keys(localStorage));
    expect(seen).toEqual(['payment-lease:a1']);
    expect(localStorage.getItem('payment-lease:a1')).toBeNull();
  });

  it('Web Locks are used where they exist', async () => {
    const request = vi.fn((_: string, use: () => Promise<unknown>) => use());
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    await browserParts().locks.hold('a1', async () => {});
    expect(request).toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'locks');
  });
});

describe('the response of a call', () => {
  const error = { kind: 'http', status: 500, message: '' } as const;
  const lost = { error: { kind: 'network', message: '' } };

  it('is its data, or its own error', async () => {
    expect(await responseOf(async () => captured())).toEqual({ data: captured() });
    expect(await responseOf(() => Promise.reject(error))).toEqual({ error });
  });

  it('is a network error where anything else is thrown, also synchronously', async () => {
    expect(await responseOf(() => Promise.reject({ name: 'TypeError' }))).toEqual(lost);
    expect(
      await responseOf(() => {
        throw new Error('no store');
      }),
    ).toEqual(lost);
    expect(console.warn).toHaveBeenCalledWith('payment call:', 'no store');
  });
});
