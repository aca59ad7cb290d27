let open = false;
const listeners = new Set<() => void>();

/**
 * Whether a purchase of this tab is in PayPal's hands: from the order until it is closed, has failed, or is settled.
 * Meanwhile nothing may take the review page from under PayPal's window.
 */
export const payPalSheet = {
  isOpen: () => open,
  opened: () => {
    open = true;
  },
  ended: () => {
    if (!open) return;
    open = false;
    for (const listener of listeners) listener();
  },
  /** Calls `listener` at every end; gives the way to stop it. */
  onEnd: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
