import { pageOfRoute } from './plan';

declare const __EARLY__: {
  readonly base: string;
  /** Addresses of the chunks that every page loads, the shop's first module last. */
  readonly always: readonly string[];
  /** Addresses of the chunks of a page besides. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
};

/** A window in the background paints nothing, and is not waited for (ms). */
const unseenMs = 100;

/** Resolves once the drawn page has been painted. */
function painted(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, unseenMs);
    requestAnimationFrame(() => setTimeout(done));
  });
}

function append<Tag extends 'script' | 'link'>(tag: Tag, set: (element: HTMLElementTagNameMap[Tag]) => void) {
  const element = document.createElement(tag);
  element.crossOrigin = '';
  set(element);
  document.head.append(element);
}

/** Loads the shop, and beside it what the page at this address needs. */
function loadShop() {
  const { base, always, chunks } = __EARLY__;
  // Packages before what imports them: so each runs in a task of its own, and a finger is answered in between.
  for (const src of always)
    append('script', (script) => {
      script.type = 'module';
      script.src = src;
    });
  let page: string | null = null;
  try {
    page = pageOfRoute(`/${location.pathname.slice(base.length)}`);
  } catch {
    // An address that cannot be read is the page's business.
  }
  for (const href of chunks[page ?? ''] ?? [])
    append('link', (link) => {
      link.rel = 'modulepreload';
      link.href = href;
    });
}

// The drawn page first: the code is long on its way, and neither its bytes nor its work shall keep the picture back.
void painted().then(loadShop);
