import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { hasParameter, htmlFileOf, pageAt } from '@/config/paths';
import { makeStore } from '@/state/makeStore';
import { AppTree } from './App';
import { type Seed, seedProducts } from './renderedHtml';
import { loadPages } from './routes';

const base = import.meta.env.BASE_URL;

export interface RenderedPage {
  /** The page's tags for the head, which React writes before everything else; '' for a placeholder. */
  readonly head: string;
  /** The element that the app is hydrated in. */
  readonly root: string;
}

const rootTag = '<div id="root"';

/**
 * A page as every visitor first sees it, rendered by the components that the browser hydrates. Takes a path below the
 * shop's base and the page's products. Without products, a page with a parameter renders as its placeholder.
 */
export async function renderPage(path: string, seed: Seed | null = null): Promise<RenderedPage> {
  const row = pageAt(path);
  const view = row.html === 'page' && (!hasParameter(row) || seed) ? 'page' : 'placeholder';
  await loadPages(base + path.slice(1));
  const { store } = makeStore();
  if (seed) seedProducts(store, seed);
  const app = (
    <AppTree
      store={store}
      rendered={{ state: store.getState(), view }}
      router={(pages) => (
        <StaticRouter basename={base} location={base + path.slice(1)}>
          {pages}
        </StaticRouter>
      )}
    />
  );
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <div id="root" data-html={htmlFileOf(row)} data-view={view}>
      {app}
    </div>,
    // One piece of HTML that is readable without scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw new Error(`${path} cannot be rendered`, { cause: errors[0] });
  const html = await text(prelude);
  const at = html.indexOf(rootTag);
  return { head: view === 'page' ? html.slice(0, at) : '', root: html.slice(at) };
}
