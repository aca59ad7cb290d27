import { guestBagKey } from '@/config/constants';
import type { Product } from '@/contract/product';
import { type BagLine, emptyBag, type GuestBag, withAdded } from '@/domain/guestBag';
import type { Backend } from './backend';

/** A seeded product, as the server has it. */
export async function soldProduct(backend: Backend, name: string): Promise<Product> {
  const found = await backend.store.read(({ products }) => products.find((one) => one.name === name));
  if (!found) throw new Error(`The seed has no ${name}`);
  return found as Product;
}

interface Kept {
  readonly product: Product;
  readonly quantity?: number;
  readonly change?: Partial<BagLine>;
}

/** Stores a guest's bag as an earlier visit would have. */
export function storeBag({ lines = [], saved = [] }: { lines?: readonly Kept[]; saved?: readonly Kept[] }): void {
  const add = (bag: GuestBag, list: keyof GuestBag, { product, quantity = 1, change }: Kept) => {
    const next = withAdded(bag, list, product, quantity, Date.now());
    return { ...next, [list]: next[list].map((line) => (line._id === product._id ? { ...line, ...change } : line)) };
  };
  const withLines = lines.reduce((bag, kept) => add(bag, 'lines', kept), emptyBag);
  localStorage.setItem(guestBagKey, JSON.stringify(saved.reduce((bag, kept) => add(bag, 'saved', kept), withLines)));
}

export function storedBag(): GuestBag | null {
  return JSON.parse(localStorage.getItem(guestBagKey) ?? 'null');
}
