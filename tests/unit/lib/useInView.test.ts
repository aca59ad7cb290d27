// Needs a DOM.
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useInView } from '@/lib/visibility';

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

describe('useInView', () => {
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
