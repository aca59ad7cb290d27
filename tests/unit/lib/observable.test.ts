import { expect, it, vi } from 'vitest';
import { observable } from '@/lib/version';

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
