import { useEffect, useRef } from 'react';
import type { CartItem } from '@/contract/user';
import { Button } from '@/ui/Button';
import { CartLine } from './CartLine';
import type { RemovedLine, RemovedLines } from './useRemovedLines';

interface Props {
  readonly items: readonly CartItem[];
  readonly removed: RemovedLines;
}

/** The cart's lines, and what was just removed with its Undo. */
export function CartList({ items, removed }: Props) {
  const listRef = useRef<HTMLUListElement>(null);
  const leaving = useRef<{ readonly itemId: string; readonly place: number } | null>(null);
  const returning = useRef<string | null>(null);

  async function remove(item: CartItem, place: number) {
    leaving.current = { itemId: item._id, place };
    if (!(await removed.remove(item))) leaving.current = null;
  }

  async function undo(line: RemovedLine) {
    returning.current = line.productId;
    if (!(await removed.undo(line))) returning.current = null;
  }

  // The line that came back takes the focus: its Undo is gone.
  useEffect(() => {
    const place = items.findIndex((item) => item.productId?._id === returning.current);
    if (returning.current === null || place < 0) return;
    returning.current = null;
    listRef.current?.querySelectorAll<HTMLElement>('[data-cart-line]')[place]?.focus();
  }, [items]);

  // The next line takes the focus once the removed one is gone; after the last one, its Undo does.
  useEffect(() => {
    const gone = leaving.current;
    if (!gone || items.some((item) => item._id === gone.itemId)) return;
    leaving.current = null;
    const lines = listRef.current?.querySelectorAll<HTMLElement>('[data-cart-line]');
    const next = lines?.[Math.min(gone.place, lines.length - 1)];
    (next ?? listRef.current?.querySelector('button'))?.focus();
  }, [items]);

  return (
    <ul ref={listRef} aria-label="Cart items" className="divide-y divide-ivory-edge border-y border-ivory-edge">
      {items.map((item, place) => (
        <li key={item._id} data-cart-line tabIndex={-1} className="py-6">
          <CartLine
            item={item}
            busy={removed.busyId !== null && removed.busyId === (item.productId?._id ?? item.deletedProductId)}
            onRemove={() => void remove(item, place)}
          />
        </li>
      ))}
      {removed.lines.map((line) => (
        <li key={line.productId} className="flex flex-wrap items-center justify-between gap-3 py-4">
          <p role="status" className="text-ink-soft">
            Removed {line.name}
          </p>
          <Button
            variant="quiet"
            busy={removed.busyId === line.productId}
            onClick={() => void undo(line)}
            aria-label={`Undo: put ${line.name} back`}
          >
            Undo
          </Button>
        </li>
      ))}
    </ul>
  );
}
