import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

/** `page`: the HTML holds the page itself; `placeholder`: what stands in its place until the app runs. */
export type RenderedView = 'page' | 'placeholder';

interface Hydration {
  /** What the HTML held that the app was started from; null where it held nothing. */
  readonly view: RenderedView | null;
  /** False at build time and while the app takes over its HTML, true from then on. */
  readonly hydrated: boolean;
}

const HydrationContext = createContext<Hydration>({ view: null, hydrated: true });

interface Props {
  readonly view: RenderedView | null;
  readonly children: ReactNode;
}

/** Tells what is below whether the app has taken over its HTML: one transition for all of it, which holds up no tap. */
export function HydrationProvider({ view, children }: Props) {
  const [hydration, setHydration] = useState<Hydration>({ view, hydrated: view === null });
  useEffect(
    () => startTransition(() => setHydration((before) => (before.hydrated ? before : { ...before, hydrated: true }))),
    [],
  );
  return <HydrationContext value={hydration}>{children}</HydrationContext>;
}

export const useHydrated = () => useContext(HydrationContext).hydrated;

/** Whether the page's own address is known: its HTML may stand for many, and shows a placeholder until the app takes over. */
export function useIsAddressKnown(): boolean {
  const { view, hydrated } = useContext(HydrationContext);
  return view !== 'placeholder' || hydrated;
}

/** Renders what depends on the visitor or the browser, which no HTML holds. */
export function AfterHydration({ children }: { readonly children: ReactNode }) {
  return useHydrated() && children;
}
