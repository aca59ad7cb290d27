import { useEffect, useRef, useState } from 'react';
import { useDashboardUrl } from './useDashboardUrl';

/** Typing rests this long before the address takes it in. */
const restMs = 300;

/**
 * The search text of a list. Every key narrows it at once: words made ready beforehand and few drawn rows take less time than
 * putting the work off would. The URL follows when the typing rests.
 */
export function useSearchText() {
  const { param, change } = useDashboardUrl();
  const [text, setText] = useState(param('q'));
  const write = useRef(change);
  useEffect(() => {
    write.current = change;
  });
  const inUrl = param('q');
  useEffect(() => {
    if (text === inUrl) return;
    const timer = setTimeout(() => write.current({ q: text }), restMs);
    return () => clearTimeout(timer);
  }, [text, inUrl]);
  return { text, setText };
}
