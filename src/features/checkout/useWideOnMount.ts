import { useState } from 'react';

/** Whether the screen was at least 1024 px wide when the component mounted. */
export function useWideOnMount(): boolean {
  const [wide] = useState(() => window.matchMedia('(min-width: 64rem)').matches);
  return wide;
}
