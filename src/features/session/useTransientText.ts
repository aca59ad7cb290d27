import { useEffect, useState } from 'react';

/** A text that goes by itself after `ms`. Gives the text ('' when gone) and the way to show one. */
export function useTransientText(ms: number): [string, (text: string) => void] {
  const [shown, setShown] = useState({ text: '' });
  useEffect(() => {
    if (!shown.text) return;
    const timer = setTimeout(() => setShown({ text: '' }), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);
  return [shown.text, (text) => setShown({ text })];
}
