import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { Store } from '@/state/makeStore';
import { AppRoutes } from './AppRoutes';
import { RootBoundary } from './RootBoundary';

/** The whole app around a store. */
export function App({ store }: { store: Store }) {
  return (
    <StrictMode>
      <RootBoundary>
        <Provider store={store}>
          <BrowserRouter basename={import.meta.env.BASE_URL}>
            <AppRoutes />
          </BrowserRouter>
        </Provider>
      </RootBoundary>
    </StrictMode>
  );
}
