import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Renders at once, because the browser prints what stands when its event returns. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const media = window.matchMedia('print');
    const render = (next: boolean) => flushSync(() => setPrinting(next));
    const start = () => render(true);
    const end = () => render(false);
    const follow = ({ matches }: MediaQueryListEvent) => render(matches);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);
  return printing;
}
