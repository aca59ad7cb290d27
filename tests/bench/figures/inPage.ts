interface Shown {
  readonly text: string;
  /** When it was painted, in ms since navigation and since the last press or key. */
  readonly at: number;
  readonly sincePress: number;
}

declare global {
  interface Window {
    bench: {
      figures: { fcp: number; lcp: number; blocking: number; longest: number; lastTask: number };
      /** Each selector's first new match since the last press. */
      first: Record<string, Shown>;
      /** Each selector's present match: since when this element has shown this text. */
      current: Record<string, Shown>;
    };
  }
}

/**
 * Runs in the page. Notes from the first byte on when a visible match of a selector is painted, in the window or below it, and what
 * the browser itself reports. An element that script replaces counts from its replacement.
 */
export function watchPage(selectors: Readonly<Record<string, string>>): void {
  const figures = { fcp: Number.NaN, lcp: Number.NaN, blocking: 0, longest: 0, lastTask: 0 };
  const first: Record<string, Shown> = {};
  const current: Record<string, Shown> = {};
  window.bench = { figures, first, current };
  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    figures.lcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    figures.blocking += duration - 50;
    figures.longest = Math.max(figures.longest, duration);
    figures.lastTask = startTime + duration;
  });
  // Outlives the document, for a link that opens another.
  const press = ({ timeStamp }: Event) => {
    sessionStorage.setItem('pressed', `${performance.timeOrigin + timeStamp}`);
    for (const name of Object.keys(first)) delete first[name];
  };
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, press, { capture: true });

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const hasContent = element.textContent !== '' || element.matches('button, input');
    return (
      width > 0 &&
      height > 0 &&
      hasContent &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const drawn: Record<string, { element: Element; text: string }> = {};
  const check = () => {
    for (const [name, selector] of Object.entries(selectors)) {
      const element = document.querySelector(selector);
      const text = element?.textContent?.trim() ?? '';
      if (element && element === drawn[name]?.element && text === drawn[name].text) continue;
      delete drawn[name];
      delete current[name];
      if (!element || !isShown(element)) continue;
      const now = { element, text };
      drawn[name] = now;
      // A message that is sent in a frame arrives after its paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const at = performance.now();
        const sincePress = performance.timeOrigin + at - Number(sessionStorage.getItem('pressed'));
        const shown = { text, at, sincePress };
        first[name] ??= shown;
        if (drawn[name] === now) current[name] = shown;
      };
      port2.postMessage(null);
    }
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
