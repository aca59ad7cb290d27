import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { PageFailed } from '@/app/PageFailed';
import { reloadFromNetwork } from '@/app/staleChunk';
import { lazyComponent } from '@/lib/lazy';
import { makeStore } from '@/state/makeStore';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

vi.mock(import('@/app/staleChunk'), async (original) => ({ ...(await original()), reloadFromNetwork: vi.fn() }));

/** A failed page, and a host that does not respond to the next `refusals` requests. */
function failedPage(refusals: number) {
  const get = vi.fn<typeof fetch>(async () => new Response());
  for (let refusal = 0; refusal < refusals; refusal += 1) get.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', get);
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
  return { get, onRetry, unmount, comeOnline, pass };
}

it('A page that failed offline loads once the host responds, which may be after the browser says that it is online', async () => {
  const { get, onRetry, comeOnline, pass } = failedPage(2);
  await pass(5_000);
  expect(get).not.toHaveBeenCalled();
  await comeOnline();
  await pass(1_000 + 1_999);
  expect(get).toHaveBeenCalledTimes(2);
  expect(onRetry).not.toHaveBeenCalled();
  await pass(1);
  expect(onRetry).toHaveBeenCalledOnce();
});

it('A failed page that unmounts sends no more requests to the host', async () => {
  const { get, onRetry, unmount, comeOnline, pass } = failedPage(1);
  await comeOnline();
  unmount();
  await pass(60_000);
  expect(get).toHaveBeenCalledOnce();
  expect(onRetry).not.toHaveBeenCalled();
});

it('A page whose code fails again when the host responds is reloaded: the browser may have cached the failed module', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const Page = lazyComponent(load, { retry: false });
  vi.stubGlobal('fetch', async () => new Response());
  const { store } = makeStore();
  render(
    <Provider store={store}>
      <ErrorBoundary fallback={(retry) => <PageFailed onRetry={retry} />}>
        <Suspense>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </Provider>,
  );
  await screen.findByRole('heading', { name: 'We couldn’t show this page' });
  expect(load).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(reloadFromNetwork).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledTimes(2);
  // React reports what the boundary caught.
  vi.mocked(console.error).mockClear();
});
