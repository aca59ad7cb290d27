import { fullStyle } from './fullStyle';

declare const __EARLY__: {
  readonly assets: string;
  /** Names, without `.js`, of the chunks that every page loads, the entry last. */
  readonly always: readonly string[];
};

/** A hidden page paints nothing: the shop starts after this long (ms). */
const hiddenPageMs = 100;

/** Resolves once the prerendered page has been painted. */
function painted(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, hiddenPageMs);
    requestAnimationFrame(() => setTimeout(done));
  });
}

/** Runs the shop, whose code `preloadCode` requested. */
function runShop() {
  // Packages before their importers: each runs in a task of its own, to keep the main thread responsive to input.
  for (const name of __EARLY__.always) {
    const script = document.createElement('script');
    script.crossOrigin = '';
    script.type = 'module';
    script.src = `${__EARLY__.assets}${name}.js`;
    document.head.append(script);
  }
}

window.fullStyle = fullStyle;
// The code's work must not delay the first paint.
if (!document.documentElement.hidden) void painted().then(runShop);
