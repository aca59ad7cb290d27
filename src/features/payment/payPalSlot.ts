let current: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Where on the page PayPal's panel is drawn; null while no page offers a place. */
export const payPalSlot = {
  element: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** A ref for the element that offers the place. */
  offer: (element: HTMLElement | null) => {
    current = element;
    for (const listener of listeners) listener();
  },
};
