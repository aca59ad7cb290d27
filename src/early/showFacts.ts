import { formatMoney } from '@/domain/money';
import { sellingCents } from '@/domain/price';
import { language } from '@/lib/language';

/** Name and price of a product as an outline shows them; null unless the answer has both. */
function factsOf(product: unknown): readonly [name: string, price: string] | null {
  if (typeof product !== 'object' || product === null) return null;
  const { name, price, oprice } = product as Record<string, unknown>;
  if (typeof name !== 'string' || typeof price !== 'number' || typeof oprice !== 'number') return null;
  const cents = sellingCents({ price, oprice });
  return cents > 0 ? [name, formatMoney(cents)] : null;
}

/** Writes a product's name and price into the outline of the page, as the first product or a later one. */
export function writeFacts(facts: readonly string[], at = 0): boolean {
  const places = document.querySelectorAll<HTMLElement>('[data-prerendered] [data-fact]');
  for (const [index, fact] of facts.entries()) {
    const place = places[2 * at + index];
    if (!place) return false;
    place.textContent = fact;
    if (language !== 'en' && index === 0) place.lang = 'en';
  }
  return true;
}

/**
 * Writes names and prices into the prerendered outline as soon as they are known; the shop replaces it once it renders. Stops at
 * a product that it cannot read, which the shop may leave out.
 */
export function showFacts(products: readonly unknown[]): void {
  for (const [at, product] of products.entries()) {
    const facts = factsOf(product);
    if (!facts || !writeFacts(facts, at)) return;
  }
}
