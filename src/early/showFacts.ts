import { formatMoney } from '@/domain/money';
import { priceOf } from '@/domain/price';
import { language } from '@/lib/language';

declare const __EARLY__: {
  /** Classes of a name and a price in an outline: a card's, and a product page's. */
  readonly factLooks: readonly (readonly [name: string, price: string])[];
};

/** Name and price of a product as the outline shows them; null unless the answer has both. */
export function factsOf(product: unknown): readonly [name: string, price: string] | null {
  if (typeof product !== 'object' || product === null) return null;
  if (!('name' in product && 'price' in product && 'oprice' in product)) return null;
  const { name, price, oprice } = product;
  if (typeof name !== 'string' || typeof price !== 'number' || typeof oprice !== 'number') return null;
  const { nowCents } = priceOf({ price, oprice });
  return nowCents === null ? null : [name, formatMoney(nowCents)];
}

/**
 * Writes names and prices into the prerendered outline as soon as they are known; the shop replaces it once it renders. Stops at
 * a product that it cannot read, which the shop may leave out.
 */
export function showFacts(products: readonly unknown[], look: 0 | 1): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-prerendered] [data-fact]')];
  for (const product of products) {
    const facts = factsOf(product);
    if (!facts || places.length === 0) return;
    for (const [index, place] of places.splice(0, 2).entries()) {
      place.className = __EARLY__.factLooks[look]?.[index] ?? '';
      place.textContent = facts[index] ?? '';
      if (language !== 'en' && index === 0) place.lang = 'en';
    }
  }
}
