import { useEffect, useRef, useState } from 'react';
import { useDashboardUrl } from './useDashboardUrl';

/** How long after the last keystroke the URL is updated, in ms. */
const urlDelayMs = 300;

/** The search text of a list. Each keystroke filters at once; the URL follows when typing pauses. */
export function useSearchText() {
  const { param, change } = useDashboardUrl();
  const [text, setText] = useState(param('q'));
  const latestChange = useRef(change);
  useEffect(() => {
    latestChange.current = change;
  });
  const inUrl = param('q');
  useEffect(() => {
    if (text === inUrl) return;
    const timer = setTimeout(() => latestChange.current({ q: text }), urlDelayMs);
    return () => clearTimeout(timer);
  }, [text, inUrl]);
  return { text, setText };
}
