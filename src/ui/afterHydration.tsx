import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** `page`: the HTML holds the page itself; `placeholder`: it holds a placeholder until the app runs. */
export type RenderedView = 'page' | 'placeholder';

/** What the HTML that the app started from held; null if it held nothing. */
export const RenderedHtml = createContext<RenderedView | null>(null);

const never = () => () => {};

/** False at build time and during hydration, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a field's value differs from the HTML's; checkboxes and radio buttons do not count. */
function isTypedInto(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.type !== 'checkbox' && field.type !== 'radio' && field.value !== field.defaultValue;
}

/** Makes React see a changed value. React tracks values by its own setter, so the native setter sets it again. */
function notifyReact(field: Field): void {
  const { value } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Replays what was typed into the HTML's fields or filled in by the browser, and the button that was clicked, before
 * hydration: React assumes fields as it rendered them, and would empty them on the next change. Call it in each part
 * that hydrates separately and has fields or buttons; it takes the part's selector.
 */
export function useEarlyInput(part: string): void {
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    if (hydrated) return;
    for (const field of document.querySelectorAll<Field>(`${part} :is(input, textarea, select)`))
      if (isTypedInto(field)) notifyReact(field);
    const { earlyPress } = window;
    // After React has processed the input events.
    if (earlyPress?.closest(part)) queueMicrotask(() => earlyPress.click());
  }, [hydrated, part]);
}

/** Whether the page's own address is known: HTML with a placeholder serves many addresses until the app takes over. */
export function useIsAddressKnown(): boolean {
  const hydrated = useDeferredValue(useHydrated());
  return useContext(RenderedHtml) !== 'placeholder' || hydrated;
}

interface Props {
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Belongs inside the page's Suspense: if its parent rerenders, React hydrates the whole page in one long task. */
export function OnceAddressIsKnown({ placeholder, children }: Props) {
  useEarlyInput('main');
  return useIsAddressKnown() ? children : placeholder;
}

/** Renders what depends on the visitor or the browser, which no HTML holds; deferred, so that it delays no tap. */
export function AfterHydration({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(useHydrated()) && children;
}

/**
 * Is part of the HTML. After a tap on a link, it renders in the background once the new page has been painted. The
 * placeholder is as tall, so that the footer does not move, and stays if the children fail: the page above stays
 * usable.
 */
export function BelowFirstView({ placeholder, children }: Props) {
  const isRendered = useDeferredValue(true, !useHydrated());
  return isRendered ? <ErrorBoundary fallback={() => placeholder}>{children}</ErrorBoundary> : placeholder;
}
