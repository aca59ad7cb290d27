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

function runCode() {
  // Packages before their importers: each runs in a task of its own, to keep the main thread responsive to input.
  for (const name of __EARLY__.always) {
    const script = document.createElement('script');
    script.crossOrigin = '';
    script.type = 'module';
    script.src = `${__EARLY__.assets}${name}.js`;
    document.head.append(script);
  }
}

/** Runs the shop, whose code the start of the HTML requested, after the first paint, which its work must not delay. */
export function loadShop() {
  window.fullStyle = fullStyle;
  if (!document.documentElement.hidden) void painted().then(runCode);
}
