import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type LazyComponent, lazyComponent, resetFailedLoads } from '@/lib/lazy';
import { BelowFirstView } from '@/ui/afterHydration';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { SlowNote } from '@/ui/loading';

describe('Slow note', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('a slow response is announced after 8 s, until it arrives', () => {
    const { rerender } = render(<SlowNote active>Still waiting</SlowNote>);
    act(() => vi.advanceTimersByTime(7999));
    expect(screen.queryByText('Still waiting')).not.toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('Still waiting');
    rerender(<SlowNote active={false}>Still waiting</SlowNote>);
    expect(screen.queryByText('Still waiting')).not.toBeInTheDocument();
  });
});

function Page() {
  const [text, setText] = useState('page');
  return (
    <button type="button" onClick={() => setText('pressed')}>
      {text}
    </button>
  );
}

async function show(Lazy: LazyComponent<object>) {
  let retry = () => {};
  const fallback = (again: () => void) => {
    retry = again;
    return 'failed';
  };
  const view = (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback="loading">
        <Lazy />
      </Suspense>
    </ErrorBoundary>
  );
  const { container } = await act(async () => render(view, { onCaughtError: () => {} }));
  return { container, retry: () => act(async () => retry()) };
}

const failingOnce = () =>
  vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Page);

describe('lazyComponent', () => {
  it('suspends until its code arrives', async () => {
    let arrive = (_: ComponentType) => {};
    const Lazy = lazyComponent(() => new Promise<ComponentType>((resolve) => (arrive = resolve)));
    const { container } = await show(Lazy);
    expect(container).toHaveTextContent('loading');
    await act(async () => arrive(Page));
    expect(container).toHaveTextContent('page');
  });
  it('renders at once when preloaded, and keeps its state when preloaded again', async () => {
    const Lazy = lazyComponent(async () => Page);
    await Lazy.load();
    render(<Lazy />);
    await act(async () => screen.getByRole('button').click());
    await act(() => Lazy.load());
    expect(screen.getByRole('button')).toHaveTextContent('pressed');
  });
  it('keeps retrying behind its Suspense fallback', async () => {
    const { container } = await show(lazyComponent(failingOnce()));
    expect(container).toHaveTextContent('loading');
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(container).toHaveTextContent('page');
  });
  it('without retry, fails into the error boundary and loads again once failed loads are reset', async () => {
    const load = failingOnce();
    const { container, retry } = await show(lazyComponent(load, { retry: false }));
    expect(container).toHaveTextContent('failed');
    await retry();
    expect(container).toHaveTextContent('failed');
    expect(load).toHaveBeenCalledTimes(1);
    expect(resetFailedLoads()).toBe(false);
    await retry();
    expect(container).toHaveTextContent('page');
  });
  it('reports a repeated failure as such', async () => {
    const load = failingOnce().mockRejectedValueOnce(new Error('gone again'));
    const { retry } = await show(lazyComponent(load, { retry: false }));
    expect(resetFailedLoads()).toBe(false);
    await retry();
    expect(resetFailedLoads()).toBe(true);
    expect(resetFailedLoads()).toBe(false);
  });
});

describe('BelowFirstView', () => {
  it('if the content below fails, the first view stays', async () => {
    const page = (below: ComponentType) => {
      const Below = below;
      return (
        <>
          <h1>Product</h1>
          <BelowFirstView placeholder="below">
            <Below />
          </BelowFirstView>
        </>
      );
    };
    const { container, rerender } = await act(async () => render(page(Page), { onCaughtError: () => {} }));
    expect(container).toHaveTextContent('Productpage');
    rerender(
      page(() => {
        throw new Error('A review that nobody can read');
      }),
    );
    expect(container).toHaveTextContent('Productbelow');
  });
});
