let open = false;

/** Whether PayPal's window may be open in this tab: from the order until it is approved, closed or failed. */
export const payPalSheet = {
  isOpen: () => open,
  opened: () => {
    open = true;
  },
  ended: () => {
    open = false;
  },
};
