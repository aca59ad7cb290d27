import { createContext, type ReactNode, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** `page`: the HTML holds the page itself; `placeholder`: what stands in its place until the app runs. */
export type RenderedView = 'page' | 'placeholder';

/** What the HTML held that the app was started from; null where it held nothing. */
export const RenderedHtml = createContext<RenderedView | null>(null);

const never = () => () => {};

/** False at build time and while the app takes over its HTML, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether the page's own address is known: its HTML may stand for many, and shows a placeholder until the app takes over. */
export function useIsAddressKnown(): boolean {
  const hydrated = useDeferredValue(useHydrated());
  return useContext(RenderedHtml) !== 'placeholder' || hydrated;
}

interface Props {
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Stands within the page's Suspense: where its parent renders again, React hydrates the whole page at once, in one long task. */
export function OnceAddressIsKnown({ placeholder, children }: Props) {
  return useIsAddressKnown() ? children : placeholder;
}

/** Renders what depends on the visitor or the browser, which no HTML holds: deferred, so that it holds up no tap. */
export function AfterHydration({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(useHydrated()) && children;
}

/**
 * Part of the HTML. After a tap it renders in the background, once the page that the shopper asked for has been painted. The placeholder
 * is as tall, so that the footer does not move, and stays where the children fail: the page above them can still be used.
 */
export function BelowFirstView({ placeholder, children }: Props) {
  const isRendered = useDeferredValue(true, !useHydrated());
  return isRendered ? <ErrorBoundary fallback={() => placeholder}>{children}</ErrorBoundary> : placeholder;
}
