import type { AppDispatch, RootState, ThunkExtra } from './storeTypes';

/**
 * Stores the latest changes before the page is left: redux-persist writes a slice per timer, so that the last tap of a busy page
 * was lost.
 */
export function storeWhenLeft() {
  return (_: AppDispatch, __: () => RootState, { persistence }: ThunkExtra): void =>
    window.addEventListener('pagehide', () => void persistence.persistor?.flush());
}
