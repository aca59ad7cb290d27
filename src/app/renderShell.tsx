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
 * Prerenders a page as a guest first sees it, before any answer: the first paint then needs no JavaScript. Takes a path below the
 * shop's base; `outline` renders the header and a page outline instead of the page.
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
