import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a field has another value than in the HTML; a tick is not typed. */
function isTypedInto(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.type !== 'checkbox' && field.type !== 'radio' && field.value !== field.defaultValue;
}

/** Lets React hear a value that it did not see change: it compares by its own setter, so the browser's sets it again. */
function tell(field: Field): void {
  const { value } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Lets the app hear what was typed into the HTML's fields, or filled in by the browser, and which button was pressed, before React
 * took them over: it takes fields as it rendered them, and would empty them with the next change. Called in each part that is
 * hydrated by itself and has fields or buttons; takes its selector.
 */
export function useEarlyInput(part: string): void {
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    if (hydrated) return;
    for (const field of document.querySelectorAll<Field>(`${part} :is(input, textarea, select)`))
      if (isTypedInto(field)) tell(field);
    const { earlyPress } = window;
    // Once React has taken up what was typed.
    if (earlyPress?.closest(part)) queueMicrotask(() => earlyPress.click());
  }, [hydrated, part]);
}

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
  useEarlyInput('main');
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
