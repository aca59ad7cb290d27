import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

interface Options {
  readonly count: number;
  /** Height of a row before it was drawn, in px. */
  readonly estimate: number;
  /** The list itself: rows are counted from its top. */
  readonly listRef: RefObject<HTMLElement | null>;
  /** False for a list of one page: all of it is drawn. */
  readonly virtual: boolean;
}

/** Which rows of a long list are drawn while the page scrolls, and the empty heights before and after them, in px. */
export function useVirtualRows({ count, estimate, listRef, virtual }: Options) {
  const [scrollMargin, setScrollMargin] = useState(0);
  // What stands above the list may change at any render.
  useLayoutEffect(() => {
    const top = listRef.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    overscan: virtual ? 6 : count,
    scrollMargin,
    measureElement: (element) => element.getBoundingClientRect().height || estimate,
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  return {
    rows,
    measure: virtualizer.measureElement,
    before: first ? first.start - scrollMargin : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : 0,
  };
}
