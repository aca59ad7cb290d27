import { useCallback, useState } from 'react';

/** The `key` of PayPal's buttons and whether they failed to render: after an error only a new key brings them back. */
export function usePayPalRender() {
  const [{ key, failed }, setRender] = useState({ key: 0, failed: false });
  return {
    key,
    failed,
    retry: () => setRender((render) => ({ key: render.key + 1, failed: false })),
    /** The first failure is retried automatically. */
    reportFailure: useCallback(
      () => setRender((render) => (render.key === 0 ? { key: 1, failed: false } : { ...render, failed: true })),
      [],
    ),
  };
}
