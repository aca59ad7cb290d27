let current: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** The element that PayPal's panel is rendered into, by a portal; null while no page has one. */
export const payPalContainer = {
  element: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  setElement: (element: HTMLElement | null) => {
    current = element;
    for (const listener of listeners) listener();
  },
};
