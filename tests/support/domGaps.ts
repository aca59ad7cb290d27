import { vi } from 'vitest';
import { quickComputedStyle } from './quickComputedStyle';

/** Browser APIs that jsdom lacks or is slow at: computed styles, modal dialogs, video playback, scrolling, idle callbacks, media queries, observers. */
export function fillDomGaps(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('[autofocus], button, [href], input, select, textarea')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
  HTMLMediaElement.prototype.play = async () => {};
  HTMLMediaElement.prototype.pause = () => {};
  window.requestIdleCallback ??= (task) => window.setTimeout(task, 0, { didTimeout: false, timeRemaining: () => 50 });
  window.cancelIdleCallback ??= (handle) => window.clearTimeout(handle);
  window.getComputedStyle = quickComputedStyle;
  // No layout: nothing is at any point.
  document.elementsFromPoint ??= () => [];
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia ??= (query) =>
    ({
      // Without a stylesheet, a wide window's parts show beside those of a phone.
      matches: query.startsWith('(min-width'),
      media: query,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }) as unknown as MediaQueryList;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Everything is in view, so lazy parts render immediately.
  window.IntersectionObserver ??= class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element) {
      const entry = { isIntersecting: true, target, boundingClientRect: target.getBoundingClientRect() };
      this.tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}
