import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter, useRoutes } from 'react-router-dom';
import { makeStore } from '@/state/makeStore';
import { loadPages, routes } from './routes';

function Routes() {
  return useRoutes(routes);
}

/**
 * A page of the shop as a visitor first sees it, before any answer: the same components, drawn when the shop is built
 * (performance: the first paint needs no JavaScript). Takes a path below the shop's base; `outline` draws header and the
 * outline of a page instead of the page itself.
 */
export async function renderShell(pathname: string, outline = false): Promise<string> {
  const base = import.meta.env.BASE_URL;
  const location = base + pathname.slice(1);
  if (!outline) await loadPages(location);
  return renderToString(
    <StrictMode>
      <Provider store={makeStore().store}>
        <StaticRouter basename={base} location={location}>
          <Routes />
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );
}
