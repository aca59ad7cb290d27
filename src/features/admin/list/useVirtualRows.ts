import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useDebouncedValue } from './useDebouncedValue';

const calmMs = 200;

interface Options {
  /** What is listed: while it changes with each key, only what is in sight is drawn. */
  readonly of: readonly unknown[];
  readonly count: number;
  /** Height of a row before it was drawn, in px. */
  readonly estimate: number;
  /** How many rows are drawn beyond what is in sight, at each end, once the list is calm. */
  readonly overscan: number;
  /** The list itself: rows are counted from its top. */
  readonly listRef: RefObject<HTMLElement | null>;
}

/** Where the list begins on the page, in px; followed as what stands above it changes. */
function useTopOf(listRef: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = () => setTop(Math.round((listRef.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    look();
    // Told after the layout, when looking costs nothing.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [listRef]);
  return top;
}

/** The rows in sight and the one that holds the focus: scrolled away, it must not take the focus with it. */
function withFocused(list: HTMLElement | null, range: Range): number[] {
  const inSight = defaultRangeExtractor(range);
  const active = document.activeElement;
  const row = list?.contains(active) ? active?.closest<HTMLElement>('[data-index]') : null;
  const focused = Number(row?.dataset.index ?? -1);
  if (focused < 0 || focused >= range.count || inSight.includes(focused)) return inSight;
  return [...inSight, focused].toSorted((a, b) => a - b);
}

/**
 * Which rows of a list are drawn while the page scrolls, with the empty height before each and after the last, in px, and
 * whether it is scrolled or typed for just now.
 */
export function useVirtualRows({ of, count, estimate, overscan, listRef }: Options) {
  const calm = useDebouncedValue(of, calmMs) === of;
  const scrollMargin = useTopOf(listRef);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    overscan: calm ? overscan : 0,
    scrollMargin,
    // New rows are drawn between two frames of the scroll, not within one: those beyond the sight give them the time.
    useFlushSync: false,
    rangeExtractor: (range) => withFocused(listRef.current, range),
    measureElement: (element) => element.getBoundingClientRect().height || estimate,
  });
  let end = scrollMargin;
  const rows = virtualizer.getVirtualItems().map((row) => {
    const gap = Math.max(0, row.start - end);
    end = row.end;
    return { index: row.index, gap };
  });
  return {
    rows,
    measure: virtualizer.measureElement,
    after: virtualizer.getTotalSize() - (end - scrollMargin),
    hurried: virtualizer.isScrolling || !calm,
  };
}
