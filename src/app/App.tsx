import { type ReactNode, StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { env } from '@/config/env';
import type { Store } from '@/state/makeStore';
import { paymentInProgress } from '@/state/payment';
import type { RootState } from '@/state/storeTypes';
import { RenderedHtml, type RenderedView } from '@/ui/afterHydration';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { uiTexts } from '@/ui/texts';
import { routes } from './routes';
import { reloadFromNetwork, reloadOnStaleChunk } from './staleChunk';
import { appTexts } from './texts';

/** The outermost error screen: plain markup that needs neither router nor store. */
export function RootBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={() => (
        <main className="mx-auto max-w-text px-6 py-24 text-center">
          <h1 className="font-display text-3xl">{appTexts.shopFailed}</h1>
          <p className="mt-4">
            {appTexts.shopFailedHelp.before}{' '}
            <a className="underline" href={`mailto:${env.contactEmail}`}>
              {env.contactEmail}
            </a>
            {appTexts.shopFailedHelp.after}
          </p>
          <button
            type="button"
            className="mt-8 min-h-11 rounded-full bg-saffron px-6 font-semibold text-on-saffron"
            onClick={() => window.location.reload()}
          >
            {uiTexts.reload}
          </button>
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** The state and the view that the page's HTML was rendered from. */
export interface Rendered {
  readonly state: RootState;
  readonly view: RenderedView;
}

interface Props {
  readonly store: Store;
  readonly router: (routes: ReactNode) => ReactNode;
  readonly rendered?: Rendered | undefined;
}

/** The whole app around a store and a router: the same tree at build time and in the browser. */
export function AppTree({ store, router, rendered }: Props) {
  return (
    <StrictMode>
      <RootBoundary>
        <Provider store={store} {...(rendered && { serverState: rendered.state })}>
          <RenderedHtml value={rendered?.view ?? null}>{router(<Routes />)}</RenderedHtml>
        </Provider>
      </RootBoundary>
    </StrictMode>
  );
}

const browserRouter = (pages: ReactNode) => (
  <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
    {pages}
  </BrowserRouter>
);

/** The app in a browser. `onRendered` is called after the first render. */
export function App({ store, rendered, onRendered }: Omit<Props, 'router'> & { readonly onRendered?: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => onRendered?.(), []);
  useEffect(
    () =>
      reloadOnStaleChunk({
        paymentOpen: () => store.dispatch(paymentInProgress()),
        reload: reloadFromNetwork,
        build: import.meta.url,
      }),
    [store],
  );
  return <AppTree store={store} rendered={rendered} router={browserRouter} />;
}

function Routes() {
  return useRoutes(routes);
}
