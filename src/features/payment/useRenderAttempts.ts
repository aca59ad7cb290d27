import { useCallback, useState } from 'react';

/** How often PayPal's buttons were drawn, and whether that failed for good. */
export function useRenderAttempts() {
  const [{ renderKey, renderFailed }, setDrawing] = useState({ renderKey: 0, renderFailed: false });
  return {
    renderKey,
    renderFailed,
    /** Draws the buttons anew; after PayPal's error boundary tripped only a new key brings them back. */
    renderAgain: () => setDrawing((drawing) => ({ renderKey: drawing.renderKey + 1, renderFailed: false })),
    /** PayPal drew nothing: once more by itself, then the card with Retry. */
    drawingFailed: useCallback(
      () =>
        setDrawing((drawing) =>
          drawing.renderKey === 0 ? { renderKey: 1, renderFailed: false } : { ...drawing, renderFailed: true },
        ),
      [],
    ),
  };
}
