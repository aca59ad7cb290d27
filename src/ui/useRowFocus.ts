import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Props of a list of rows (`data-row`) that can be removed and restored. When the element that was used last leaves
 * with its `li`, the row in its place takes the focus, or the last one; without rows, the list's first button (an
 * Undo). A focus that has moved elsewhere stays.
 */
export function useRowFocus() {
  const ref = useRef<HTMLUListElement>(null);
  const used = useRef<{ readonly item: Element; readonly index: number } | null>(null);
  const rows = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];

  // Also on a click: Safari does not focus a button that is clicked.
  const use = ({ target }: SyntheticEvent) => {
    const item = target instanceof Element ? target.closest('li') : null;
    const precedes = (row: Element) => item && row.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING;
    used.current = item && { item, index: rows().filter(precedes).length };
  };
  const forget = () => {
    used.current = null;
  };

  useLayoutEffect(() => {
    const { item, index = 0 } = used.current ?? {};
    if (!item || item.isConnected) return;
    forget();
    const left = rows();
    const row = left[Math.min(index, left.length - 1)];
    // The product's link identifies a row to a screen reader.
    const target = row ? (row.querySelector<HTMLElement>('h2 a') ?? row) : ref.current?.querySelector('button');
    if (target && document.activeElement?.contains(target)) target.focus();
  });

  return { ref, onFocus: use, onClickCapture: use, onBlur: forget };
}
