import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdVersion, observable, replaceVersion, versionHolds } from '@/lib/version';

describe('held version', () => {
  /** Web Locks as browsers have them, for one lock. */
  function fakeLocks() {
    let held = 0;
    return {
      request: async (_: string, { mode }: LockOptions, use: (lock: object | null) => unknown) => {
        if (mode !== 'shared' && held > 0) return use(null);
        held += 1;
        return Promise.resolve(use({})).finally(() => {
          held -= 1;
        });
      },
    };
  }

  beforeEach(() => vi.stubGlobal('navigator', { locks: fakeLocks() }));

  it('a version without holders is replaced', async () => {
    const task = vi.fn(async () => {});
    expect(await replaceVersion(task)).toBe(true);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('a held version is not replaced until its last holder lets it go', async () => {
    const task = vi.fn(async () => {});
    const letGo = [holdVersion(), holdVersion()];
    expect(versionHolds.get()).toBe(2);
    expect(await replaceVersion(task)).toBe(false);
    letGo[0]?.();
    expect(await replaceVersion(task)).toBe(false);
    letGo[1]?.();
    await vi.waitFor(async () => expect(await replaceVersion(task)).toBe(true));
    expect(task).toHaveBeenCalledTimes(1);
    expect(versionHolds.get()).toBe(0);
  });

  it('without locks, nothing is replaced, and holding it is no error', async () => {
    vi.stubGlobal('navigator', {});
    const letGo = holdVersion();
    expect(await replaceVersion(async () => {})).toBe(false);
    letGo();
  });
});

it('an observable notifies its listeners of each value until they unsubscribe', () => {
  const value = observable(1);
  const listener = vi.fn();
  const stop = value.subscribe(listener);
  value.set(2);
  expect([value.get(), listener.mock.calls.length]).toEqual([2, 1]);
  stop();
  value.set(3);
  expect([value.get(), listener.mock.calls.length]).toEqual([3, 1]);
});
