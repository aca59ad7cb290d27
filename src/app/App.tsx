import { StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import type { Store } from '@/state/makeStore';
import { paymentInProgress } from '@/state/paymentInProgress';
import { RootBoundary } from './RootBoundary';
import { reloadFromNetwork } from './reloadFromNetwork';
import { routes } from './routes';
import { reloadOnStaleChunk } from './staleChunk';

interface Props {
  readonly store: Store;
  /** Called after the first render. */
  readonly onRendered?: () => void;
}

/** The whole app around a store. */
export function App({ store, onRendered }: Props) {
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
  return (
    <StrictMode>
      <RootBoundary>
        <Provider store={store}>
          <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
            <Routes />
          </BrowserRouter>
        </Provider>
      </RootBoundary>
    </StrictMode>
  );
}

function Routes() {
  return useRoutes(routes);
}
