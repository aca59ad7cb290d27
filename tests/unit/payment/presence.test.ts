import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentDatabase, paymentKeyPrefix } from '@/config/constants';
import { mayHoldRecords } from '@/payment/presence';
import { never, throwing } from './memoryStore';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
});

describe('whether the journal may hold a payment', () => {
  it('is false in a browser where no payment has started', async () => {
    localStorage.setItem('root', '{}');
    (await openDB('another', 1)).close();
    expect(await mayHoldRecords()).toBe(false);
  });

  it('is true with a copy in local storage alone', async () => {
    localStorage.setItem('root', '{}');
    localStorage.setItem(`${paymentKeyPrefix}attempt`, '{}');
    expect(await mayHoldRecords()).toBe(true);
  });

  it('is true with a database alone', async () => {
    (await openDB(paymentDatabase, 1)).close();
    expect(await mayHoldRecords()).toBe(true);
  });

  it('is true where local storage is blocked', async () => {
    vi.stubGlobal('localStorage', new Proxy({}, { ownKeys: throwing() }));
    expect(await mayHoldRecords()).toBe(true);
  });

  it('is true where the databases cannot be listed', async () => {
    vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('', 'UnknownError'));
    expect(await mayHoldRecords()).toBe(true);
    vi.stubGlobal('indexedDB', {});
    expect(await mayHoldRecords()).toBe(true);
  });

  it('is true where listing the databases takes too long', async () => {
    vi.useFakeTimers();
    vi.spyOn(indexedDB, 'databases').mockReturnValue(never());
    const response = mayHoldRecords();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await response).toBe(true);
  });
});
