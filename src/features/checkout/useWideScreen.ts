import { useState } from 'react';

/** Whether the screen was wide (1024 px) when first drawn: then the summary starts open. */
export function useWideScreen(): boolean {
  const [wide] = useState(() => window.matchMedia('(min-width: 64rem)').matches);
  return wide;
}
