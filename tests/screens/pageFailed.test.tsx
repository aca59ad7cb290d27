import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { PageFailed } from '@/app/PageFailed';
import { makeStore } from '@/state/makeStore';

/** A failed page, and a host that does not answer the next `refusals` questions. */
function failedPage(refusals: number) {
  const ask = vi.fn<typeof fetch>(async () => new Response());
  for (let refusal = 0; refusal < refusals; refusal += 1) ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', ask);
  const onRetry = vi.fn();
  const { store } = makeStore();
  const { unmount } = render(
    <Provider store={store}>
      <PageFailed onRetry={onRetry} />
    </Provider>,
  );
  expect(screen.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible();
  vi.useFakeTimers();
  const comeOnline = () => act(() => void window.dispatchEvent(new Event('online')));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { ask, onRetry, unmount, comeOnline, pass };
}

it('A page that failed offline loads once the host answers, which may be after the browser says that it is online', async () => {
  const { ask, onRetry, comeOnline, pass } = failedPage(2);
  await pass(5_000);
  expect(ask).not.toHaveBeenCalled();
  await comeOnline();
  await pass(1_000 + 1_999);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(onRetry).not.toHaveBeenCalled();
  await pass(1);
  expect(onRetry).toHaveBeenCalledOnce();
});

it('A failed page that is left asks the host no more', async () => {
  const { ask, onRetry, unmount, comeOnline, pass } = failedPage(1);
  await comeOnline();
  unmount();
  await pass(60_000);
  expect(ask).toHaveBeenCalledOnce();
  expect(onRetry).not.toHaveBeenCalled();
});
