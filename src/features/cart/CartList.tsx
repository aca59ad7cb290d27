import { useEffect, useRef } from 'react';
import type { CartItem } from '@/contract/user';
import { Button } from '@/ui/Button';
import { CartLine } from './CartLine';
import { cartTexts } from './texts';
import { UnavailableCartLine } from './UnavailableCartLine';
import type { RemovedLine, RemovedLines } from './useRemovedLines';

interface Props {
  readonly items: readonly CartItem[];
  readonly removed: RemovedLines;
}

/** The cart's lines, then the removed ones with Undo. Focus follows a line that is removed or restored. */
export function CartList({ items, removed }: Props) {
  const listRef = useRef<HTMLUListElement>(null);
  const removing = useRef<{ readonly itemId: string; readonly index: number } | null>(null);
  const restoring = useRef<string | null>(null);

  async function remove(item: CartItem, index: number) {
    removing.current = { itemId: item._id, index };
    if (!(await removed.remove(item))) removing.current = null;
  }

  async function undo(line: RemovedLine) {
    restoring.current = line.productId;
    if (!(await removed.undo(line))) restoring.current = null;
  }

  // The restored line takes the focus from its Undo.
  useEffect(() => {
    const index = items.findIndex((item) => item.productId?._id === restoring.current);
    if (restoring.current === null || index < 0) return;
    restoring.current = null;
    listRef.current?.querySelectorAll<HTMLElement>('[data-cart-line]')[index]?.focus();
  }, [items]);

  // The next line takes the focus from the removed one; after the last line, its Undo does.
  useEffect(() => {
    const removal = removing.current;
    if (!removal || items.some((item) => item._id === removal.itemId)) return;
    removing.current = null;
    const lines = listRef.current?.querySelectorAll<HTMLElement>('[data-cart-line]');
    const next = lines?.[Math.min(removal.index, lines.length - 1)];
    (next ?? listRef.current?.querySelector('button'))?.focus();
  }, [items]);

  return (
    <ul ref={listRef} aria-label={cartTexts.items} className="divide-y divide-ivory-edge border-y border-ivory-edge">
      {items.map((item, index) => {
        const busy = removed.busyId !== null && removed.busyId === (item.productId?._id ?? item.deletedProductId);
        const onRemove = () => void remove(item, index);
        return (
          <li key={item._id} data-cart-line tabIndex={-1} className="py-6">
            {item.productId ? (
              <CartLine item={item} product={item.productId} busy={busy} onRemove={onRemove} />
            ) : (
              <UnavailableCartLine busy={busy} onRemove={item.deletedProductId ? onRemove : null} />
            )}
          </li>
        );
      })}
      {removed.lines.map((line) => (
        <li key={line.productId} className="flex flex-wrap items-center justify-between gap-3 py-4">
          <p role="status" className="text-ink-soft">
            {cartTexts.removed(line.name)}
          </p>
          <Button
            variant="quiet"
            busy={removed.busyId === line.productId}
            onClick={() => void undo(line)}
            aria-label={cartTexts.undoOf(line.name)}
          >
            {cartTexts.undo}
          </Button>
        </li>
      ))}
    </ul>
  );
}
