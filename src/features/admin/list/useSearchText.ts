import { useEffect, useRef, useState } from 'react';
import { useDashboardUrl } from './useDashboardUrl';

/** How long after the last keystroke the URL is updated, in ms. */
const urlDelayMs = 300;

/** The search text of a list. Each keystroke filters at once; the URL follows when typing pauses, and leads when a link changes it. */
export function useSearchText() {
  const { param, change } = useDashboardUrl();
  const inUrl = param('q');
  const [text, setText] = useState(inUrl);
  const [seen, setSeen] = useState(inUrl);
  /** What typing put into the URL. */
  const [typed, setTyped] = useState(inUrl);
  if (inUrl !== seen) {
    setSeen(inUrl);
    if (inUrl !== typed) {
      setText(inUrl);
      setTyped(inUrl);
    }
  }
  const latestChange = useRef(change);
  useEffect(() => {
    latestChange.current = change;
  });
  useEffect(() => {
    if (text === inUrl) return;
    const timer = setTimeout(() => {
      setTyped(text);
      latestChange.current({ q: text });
    }, urlDelayMs);
    return () => clearTimeout(timer);
  }, [text, inUrl]);
  return { text, setText };
}
