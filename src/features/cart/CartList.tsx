import { type ReactNode, useEffect, useRef } from 'react';
import type { Product } from '@/contract/product';
import { keyOfItem, type RemovedLine } from '@/domain/cartRows';
import type { StockLimitedItem } from '@/domain/stockLimit';
import { CartLine } from './CartLine';
import { RemovedCartLine } from './RemovedCartLine';
import { cartTexts } from './texts';
import { UnavailableCartLine } from './UnavailableCartLine';
import type { RemovedLines } from './useRemovedLines';

interface Props {
  readonly items: readonly StockLimitedItem[];
  readonly removed: RemovedLines;
  readonly onQuantity: (productId: string, quantity: number) => void;
  /** Below a line's quantity. */
  readonly below?: (product: Product, quantity: number) => ReactNode;
}

function linesIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-cart-line]') ?? [])];
}

/** Its product's link, which says whose line it is. */
const nameIn = (line: HTMLElement | undefined) => line?.querySelector<HTMLElement>('h2 a') ?? line;

/** The cart's lines, and the removed ones with Undo. Focus follows a line that is removed or restored. */
export function CartList({ items, removed, onQuantity, below }: Props) {
  const listRef = useRef<HTMLUListElement>(null);
  const removing = useRef<{ readonly itemId: string; readonly index: number } | null>(null);
  const restoring = useRef<string | null>(null);

  async function remove(item: StockLimitedItem) {
    const index = linesIn(listRef.current).findIndex(({ dataset }) => dataset.cartLine === keyOfItem(item));
    removing.current = { itemId: item._id, index };
    if (!(await removed.remove(item))) removing.current = null;
  }

  async function undo(line: RemovedLine) {
    restoring.current = line.productId;
    if (!(await removed.undo(line))) restoring.current = null;
  }

  // The restored line takes the focus from its Undo.
  useEffect(() => {
    if (!items.some((item) => item.productId?._id === restoring.current)) return;
    nameIn(linesIn(listRef.current).find(({ dataset }) => dataset.cartLine === restoring.current))?.focus();
    restoring.current = null;
  }, [items]);

  // The next line takes the focus from the removed one; after the last line, its Undo does.
  useEffect(() => {
    const removal = removing.current;
    if (!removal || items.some((item) => item._id === removal.itemId)) return;
    removing.current = null;
    const left = linesIn(listRef.current);
    const next = left[Math.min(removal.index, left.length - 1)];
    (nameIn(next) ?? listRef.current?.querySelector('button'))?.focus();
  }, [items]);

  return (
    <ul
      ref={listRef}
      aria-label={cartTexts.items}
      className="divide-y divide-ivory-edge self-start border-y border-ivory-edge"
    >
      {removed.rows.map(({ key, item, removed: line }) => {
        const busy = removed.busyId === key;
        if (line)
          return <RemovedCartLine key={`removed ${key}`} line={line} busy={busy} onUndo={() => void undo(line)} />;
        const onRemove = () => void remove(item);
        return (
          <li key={item._id} data-cart-line={key} tabIndex={-1} className="py-6">
            {item.productId ? (
              <CartLine
                item={item}
                product={item.productId}
                busy={busy}
                onRemove={onRemove}
                onQuantity={(quantity) => onQuantity(key, quantity)}
              >
                {below?.(item.productId, item.quantity)}
              </CartLine>
            ) : (
              <UnavailableCartLine busy={busy} onRemove={item.deletedProductId ? onRemove : null} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
