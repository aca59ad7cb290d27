import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useIsPrinted } from './PrintingProvider';
import { useDebouncedValue } from './useAdminList';

export interface RecordListProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
}

/** Two frames within this time (ms): the device is quick enough to render all rows in the next one. */
const quickMs = 40;

/** On a slow device, the pause in typing before rows beyond the first are rendered (ms). */
const pauseMs = 100;

/**
 * How the rows beyond the first are rendered after a keystroke changed the records: on a quick device all in the next frames, on a slow
 * one a few per frame once typing pauses, so that they do not hold up the next keystroke. 'later' until that is known.
 */
export type Filling = 'now' | 'gradually' | 'later';

function useFilling(records: readonly unknown[]): Filling {
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

/** Whether so many frames have passed since the component appeared, or since `frames` was no longer Infinity. */
export function useFramesPassed(frames: number): boolean {
  const [left, setLeft] = useState(frames);
  if (left === Number.POSITIVE_INFINITY && frames < left) setLeft(frames);
  useEffect(() => {
    if (left === 0 || left === Number.POSITIVE_INFINITY) return;
    const frame = requestAnimationFrame(() => setLeft(left - 1));
    return () => cancelAnimationFrame(frame);
  }, [left]);
  return left === 0;
}

/** The window's columns. Media queries are slow to make, and each keystroke in a search asks for them. */
function windowColumns() {
  const two = window.matchMedia('(min-width: 40rem)');
  const three = window.matchMedia('(min-width: 64rem)');
  return {
    subscribe: (listener: () => void) => {
      for (const query of [two, three]) query.addEventListener('change', listener);
      return () => {
        for (const query of [two, three]) query.removeEventListener('change', listener);
      };
    },
    get: () => {
      if (three.matches) return 3;
      return two.matches ? 2 : 1;
    },
  };
}

/** Columns of the card grid (§9, ruling 39): 1, 2 from 640 px, 3 from 1024 px; 2 on paper. */
export function useGridColumns(): 1 | 2 | 3 {
  const printed = useIsPrinted();
  const [{ subscribe, get }] = useState(windowColumns);
  const columns = useSyncExternalStore(subscribe, get);
  return printed ? 2 : columns;
}

/** How long the records must stay the same before off-screen rows are rendered, in ms. */
const settleMs = 200;

interface Options {
  /** The listed records. While they change with each keystroke, only visible rows are rendered. */
  readonly records: readonly unknown[];
  readonly count: number;
  /** Assumed height of a row that was not measured yet, in px. */
  readonly estimate: number;
  /** Off-screen rows rendered at each end once the list has settled. */
  readonly overscan: number;
  readonly listRef: RefObject<HTMLElement | null>;
}

/** The list's distance from the top of the page, in px; updated when content above it changes height. */
function useTopOf(listRef: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((listRef.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    // A ResizeObserver runs after layout, when measuring forces no other one.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [listRef]);
  return top;
}

/** The visible rows plus the focused one: scrolled out of view, it must not lose the focus. */
function withFocusedRow(list: HTMLElement | null, range: Range): number[] {
  const visible = defaultRangeExtractor(range);
  const active = document.activeElement;
  const row = list?.contains(active) ? active?.closest<HTMLElement>('[data-index]') : null;
  const focused = Number(row?.dataset.index ?? -1);
  if (focused < 0 || focused >= range.count || visible.includes(focused)) return visible;
  return [...visible, focused].toSorted((a, b) => a - b);
}

/** How many off-screen rows to render at each end: none at first and while typing, then one more in each frame. */
function useGrowingOverscan(full: number, settled: boolean): number {
  const [rendered, setRendered] = useState(0);
  if (!settled && rendered > 0) setRendered(0);
  useEffect(() => {
    if (!settled || rendered >= full) return;
    const frame = requestAnimationFrame(() => setRendered(rendered + 1));
    return () => cancelAnimationFrame(frame);
  }, [settled, rendered, full]);
  return rendered;
}

const ignore = () => {};

/** Which rows to render, with the empty height before each and after the last, in px. */
export function useVirtualRows({ records, count, estimate, overscan, listRef }: Options) {
  const printed = useIsPrinted();
  const settled = useDebouncedValue(records, settleMs) === records;
  const filling = useFilling(records);
  const rendered = useGrowingOverscan(overscan, settled);
  const scrollMargin = useTopOf(listRef);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    overscan: rendered,
    scrollMargin,
    // Renders new rows between two frames of a scroll, not within one; the overscan allows for the delay.
    useFlushSync: false,
    rangeExtractor: (range) => withFocusedRow(listRef.current, range),
    // The observer's entry comes after layout; without one, measuring would force a layout of its own.
    measureElement: (element: HTMLElement, entry, { measurementsCache }) =>
      entry?.borderBoxSize[0]?.blockSize || (measurementsCache[Number(element.dataset.index)]?.size ?? estimate),
  });
  if (printed)
    return {
      rows: Array.from({ length: count }, (_, index) => ({ index, gap: 0 })),
      measure: ignore,
      after: 0,
      gradual: false,
      filling: 'now' as Filling,
    };
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
    /** Whether the user scrolls or types, or rows are still being added. */
    gradual: virtualizer.isScrolling || rendered < overscan,
    filling: settled ? 'now' : filling,
  };
}
