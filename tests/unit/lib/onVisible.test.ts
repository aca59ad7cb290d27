// Needs a DOM.
import { describe, expect, it, vi } from 'vitest';
import { onVisible } from '@/lib/visibility';

const show = (state: DocumentVisibilityState, event: 'visibilitychange' | 'pageshow') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  (event === 'pageshow' ? window : document).dispatchEvent(new Event(event));
};

describe('onVisible', () => {
  it('fires when the page becomes visible or returns from the cache, not when it is hidden', () => {
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
});
