import { useEffect, useState } from 'react';

/** Returns a text that clears itself after `ms`, and a function that shows a new one. */
export function useTransientText(ms: number): [string, (text: string) => void] {
  const [current, setCurrent] = useState({ text: '' });
  useEffect(() => {
    if (!current.text) return;
    const timer = setTimeout(() => setCurrent({ text: '' }), ms);
    return () => clearTimeout(timer);
  }, [current, ms]);
  return [current.text, (text) => setCurrent({ text })];
}
