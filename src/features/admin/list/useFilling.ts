import { useEffect, useState } from 'react';

/** Two frames within this time (ms): the device is quick enough to render all rows in the next one. */
const quickMs = 40;

/** On a slow device, the pause in typing before rows beyond the first are rendered (ms). */
const pauseMs = 100;

/**
 * How the rows beyond the first are rendered after a keystroke changed the records: on a quick device all in the next frames, on a slow
 * one a few per frame once typing pauses, so that they do not hold up the next keystroke. 'later' until that is known.
 */
export type Filling = 'now' | 'gradually' | 'later';

export function useFilling(records: readonly unknown[]): Filling {
  const [known, setKnown] = useState<{ records: readonly unknown[]; filling: Filling }>({ records, filling: 'now' });
  useEffect(() => {
    const start = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (performance.now() - start < quickMs) setKnown({ records, filling: 'now' });
        else timer = setTimeout(() => setKnown({ records, filling: 'gradually' }), pauseMs);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [records]);
  return known.records === records ? known.filling : 'later';
}
