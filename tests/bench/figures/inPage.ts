/** Runs in the page. */
declare global {
  interface Window {
    marks: Record<string, number>;
    figures: { fcp: number; lcp: number; blocking: number; longest: number; inp: number };
    painted: Promise<number>;
  }
}

/**
 * Notes, from the first byte on, when each selector first matches something visible that has been painted (ms since
 * navigation), in the window or below it as the home page's products are, and what the browser itself reports.
 */
export function watchPage(selectors: Readonly<Record<string, string>>): void {
  const marks: Record<string, number> = {};
  const figures = { fcp: Number.NaN, lcp: Number.NaN, blocking: 0, longest: 0, inp: 0 };
  Object.assign(window, { marks, figures });
  const observe = (type: string, read: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true, ...more });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    figures.lcp = startTime;
  });
  observe('longtask', ({ duration }) => {
    figures.blocking += duration - 50;
    figures.longest = Math.max(figures.longest, duration);
  });
  observe(
    'event',
    ({ duration }) => {
      figures.inp = Math.max(figures.inp, duration);
    },
    { durationThreshold: 16 },
  );
  const hasContent = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && (element.textContent !== '' || element.tagName === 'BUTTON');
  };
  const waiting = new Map(Object.entries(selectors));
  const check = () => {
    for (const [name, selector] of waiting) {
      const element = document.querySelector(selector);
      if (
        !element ||
        !hasContent(element) ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      waiting.delete(name);
      // What this frame draws is painted before the next one begins.
      requestAnimationFrame((time) => {
        marks[name] = time;
      });
    }
    if (waiting.size > 0) requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** Puts a promise on the window: ms from the next event of a kind to the paint in which a text first stands in an element. */
export function watchPaint([kind, at, text]: readonly [kind: string, at: string, text: string]): void {
  const painted = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing was painted after the ${kind}: ${text}`)), 30_000);
    document.addEventListener(
      kind,
      ({ timeStamp }) => {
        const check = () => {
          const found = [...document.querySelectorAll(at)].some((element) => element.textContent?.includes(text));
          if (!found) return void requestAnimationFrame(check);
          // A message that is sent in a frame arrives after its paint.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          });
        };
        check();
      },
      { once: true, capture: true },
    );
  });
  Object.assign(window, { painted });
}
