import { pageOfRoute } from './plan';

declare const __EARLY__: {
  readonly base: string;
  /** The shop's first module. */
  readonly entry: string;
  /** Addresses of the chunks that every page loads. */
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

/** Loads the shop: its own module, and beside it all that the page at this address needs. */
function loadShop() {
  const { base, entry, always, chunks } = __EARLY__;
  const module = document.createElement('script');
  module.type = 'module';
  module.crossOrigin = '';
  module.src = entry;
  document.head.append(module);
  let page: string | null = null;
  try {
    page = pageOfRoute(`/${location.pathname.slice(base.length)}`);
  } catch {
    // An address that cannot be read is the page's business.
  }
  for (const href of [...always, ...(chunks[page ?? ''] ?? [])]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}

// The drawn page first: the code is long on its way, and neither its bytes nor its work shall keep the picture back.
void painted().then(loadShop);
