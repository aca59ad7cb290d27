import { pageOfRoute } from './earlyRoutes';

declare const __EARLY__: {
  readonly base: string;
  /** Addresses of the chunks that every page loads, the shop's first module last. */
  readonly always: readonly string[];
  /** Addresses of the chunks of a page besides. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
};

/** A hidden page paints nothing: loading starts after this long (ms). */
const hiddenPageMs = 100;

/** Resolves once the prerendered page has been painted. */
function painted(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, hiddenPageMs);
    requestAnimationFrame(() => setTimeout(done));
  });
}

function append<Tag extends 'script' | 'link'>(tag: Tag, set: (element: HTMLElementTagNameMap[Tag]) => void) {
  const element = document.createElement(tag);
  element.crossOrigin = '';
  set(element);
  document.head.append(element);
}

/** Loads the shop and the chunks of the page at this URL. */
function loadShop() {
  const { base, always, chunks } = __EARLY__;
  // Packages before their importers: each runs in a task of its own, to keep the main thread responsive to input.
  for (const src of always)
    append('script', (script) => {
      script.type = 'module';
      script.src = src;
    });
  let page: string | null = null;
  try {
    page = pageOfRoute(`/${location.pathname.slice(base.length)}`);
  } catch {
    // The page handles a URL that cannot be decoded.
  }
  for (const href of chunks[page ?? ''] ?? [])
    append('link', (link) => {
      link.rel = 'modulepreload';
      link.href = href;
    });
}

// The code's bytes and work must not delay the first paint.
void painted().then(loadShop);
