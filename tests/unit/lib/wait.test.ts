import { expect, it, vi } from 'vitest';
import { wait } from '@/lib/scheduling';

it('wait resolves after its milliseconds', async () => {
  vi.useFakeTimers();
  const done = vi.fn();
  void wait(50).then(done);
  await vi.advanceTimersByTimeAsync(49);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});
