// Needs a DOM.

import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onStored, onVisible, useInView } from '@/lib/visibility';

const show = (state: DocumentVisibilityState, event: 'visibilitychange' | 'pageshow') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  (event === 'pageshow' ? window : document).dispatchEvent(new Event(event));
};

it('onVisible fires when the page becomes visible or returns from the cache, not when it is hidden', () => {
  const listener = vi.fn();
  const stop = onVisible(listener);
  show('hidden', 'visibilitychange');
  expect(listener).not.toHaveBeenCalled();
  show('visible', 'visibilitychange');
  show('visible', 'pageshow');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  show('visible', 'visibilitychange');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('onStored fires for its keys, for a wiped storage, and for what changed while the page was out of view', () => {
  const listener = vi.fn();
  const stop = onStored(['bag'], listener);
  const store = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  store('other');
  expect(listener).not.toHaveBeenCalled();
  store('bag');
  store(null);
  localStorage.setItem('bag', 'one');
  show('hidden', 'visibilitychange');
  show('visible', 'pageshow');
  expect(listener).toHaveBeenCalledTimes(2);
  show('hidden', 'visibilitychange');
  localStorage.setItem('bag', 'two');
  show('visible', 'pageshow');
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  store('bag');
  localStorage.setItem('bag', 'three');
  show('visible', 'pageshow');
  expect(listener).toHaveBeenCalledTimes(3);
});

describe('useInView', () => {
  let observers: { tell: IntersectionObserverCallback; margin: string | undefined; disconnect: () => void }[] = [];

  beforeEach(() => {
    observers = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        disconnect = vi.fn();
        constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          observers.push({ tell, margin: options?.rootMargin, disconnect: this.disconnect });
        }
        observe() {}
      },
    );
  });

  const see = (isIntersecting: boolean) =>
    act(() => observers.at(-1)?.tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));

  const ref = { current: document.createElement('div') };

  it('follows an element in and out of view, and remembers that it was seen', () => {
    const { result } = renderHook(() => useInView(ref));
    see(true);
    expect(result.current).toEqual({ inView: true, seen: true });
    see(false);
    expect(result.current).toEqual({ inView: false, seen: true });
  });
  it('with `once`, stops observing once visible', () => {
    renderHook(() => useInView(ref, { margin: '400px', once: true }));
    expect(observers[0]?.margin).toBe('400px');
    see(true);
    expect(observers[0]?.disconnect).toHaveBeenCalled();
    expect(observers).toHaveLength(1);
  });
});
