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

/**
 * Writes names and prices into the prerendered outline as soon as they are known; the shop replaces it once it renders. Stops at
 * a product that it cannot read, which the shop may leave out.
 */
export function showFacts(products: readonly unknown[]): void {
  const places = document.querySelectorAll<HTMLElement>('[data-prerendered] [data-fact]');
  for (let at = 0; at < places.length; at += 2) {
    const facts = factsOf(products[at / 2]);
    if (!facts) return;
    for (const [index, fact] of facts.entries()) {
      const place = places[at + index];
      if (!place) return;
      place.textContent = fact;
      if (language !== 'en' && index === 0) place.lang = 'en';
    }
  }
}
