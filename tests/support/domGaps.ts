import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

export function setUpDom(): void {
  // A file's first test includes compiling its page, which takes long on a busy machine.
  configure({ asyncUtilTimeout: 20_000 });
  fillDomGaps();
  quickLabels();
  withoutPagesWhileWaiting();
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Browser APIs that jsdom lacks or is slow at: computed styles, opening dialogs, video playback, scrolling, idle callbacks, media queries, observers. */
function fillDomGaps(): void {
  HTMLDialogElement.prototype.show = function show() {
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('[autofocus], button, [href], input, select, textarea')?.focus();
  };
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;
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
  // Without layout, no element is at any point.
  document.elementsFromPoint ??= () => [];
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia ??= (query) =>
    ({
      // Without a stylesheet, the parts for a wide window render beside those for a phone.
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

const undisplayed = new Set(['HEAD', 'LINK', 'META', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE']);

function isUndisplayed(element: Element): boolean {
  return (
    undisplayed.has(element.tagName) ||
    element.hasAttribute('hidden') ||
    (element.tagName === 'DIALOG' && !element.hasAttribute('open')) ||
    (element.tagName === 'INPUT' && element.getAttribute('type') === 'hidden')
  );
}

function inherited(element: Element | null, property: string): string {
  for (let at = element; at; at = at.parentElement) {
    const value = at.hasAttribute('style') ? (at as HTMLElement).style.getPropertyValue(property) : '';
    if (value && value !== 'inherit') return value;
  }
  return '';
}

/**
 * The styles that queries and events read from `getComputedStyle`, by attributes and inline styles: screens are tested without a
 * stylesheet, and jsdom would match its default one against each element, for a tenth of a test's time.
 */
function quickComputedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const own = (element as HTMLElement).style;
  const read = (property: string): string => {
    if (pseudo) return property === 'content' ? 'none' : '';
    if (property === 'display') return isUndisplayed(element) ? 'none' : own.getPropertyValue('display') || 'block';
    if (property === 'visibility') return inherited(element, property) || 'visible';
    if (property === 'pointer-events') return inherited(element, property) || 'auto';
    if (property === 'opacity') return own.getPropertyValue(property) || '1';
    return own.getPropertyValue(property);
  };
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return new Proxy(own, { get: (_, name) => (name === 'getPropertyValue' ? read : read(kebab(String(name)))) });
}

const labelable = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'] as const;

function labelsOf(control: HTMLElement): readonly HTMLLabelElement[] | null {
  if (control.getAttribute('type') === 'hidden') return null;
  const { id } = control;
  const root = control.getRootNode() as ParentNode;
  const byId = id ? [...root.querySelectorAll<HTMLLabelElement>(`label[for=${JSON.stringify(id)}]`)] : [];
  const around = control.closest('label');
  return around && !around.htmlFor && around.control === control ? [around, ...byId] : byId;
}

/** To find one control's labels, jsdom searches the whole page once for each of the page's labels. This checks only likely ones. */
function quickLabels(): void {
  for (const name of labelable)
    Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return labelsOf(this);
      },
    });
}

/**
 * A query that waits fails many times before it finds something, and would print the whole page each time, for a
 * twentieth of a screen's test. Only its last failure is shown, which still prints the page.
 */
function withoutPagesWhileWaiting(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError(message, container) {
      const waits = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
      if (!waits) return getElementError(message, container);
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    },
  });
}
