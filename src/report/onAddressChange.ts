/** Calls `listener` after each change of the address; browsers have no event for those that a router makes. */
export function onAddressChange(listener: () => void): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name];
    history[name] = (...args) => {
      change.apply(history, args);
      listener();
    };
  }
  window.addEventListener('popstate', listener);
}
