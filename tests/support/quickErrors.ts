import { configure, getConfig } from '@testing-library/react';

/**
 * A query that waits fails many times before it finds something, and would print the whole page each time, for a
 * twentieth of a screen's test. Only its last failure is shown, which prints the page all the same.
 */
export function withoutPagesWhileWaiting(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError(message, container) {
      const waits = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
      if (!waits) return getElementError(message, container);
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    },
  });
}
