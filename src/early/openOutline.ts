import { writeFacts } from './showFacts';

/**
 * A tap on a card whose name stands in a listing's outline shows the product's outline, with name and price. `showOutline`
 * puts it into the page, under the product's address, which the shop reads once its code is there.
 */
export function openOnTap(showOutline: (name: string) => void): void {
  addEventListener('click', ({ target }) => {
    const card = (target as Element).closest('[data-prerendered] .product-row');
    const [name, price] = card?.querySelectorAll('[data-fact]') ?? [];
    if (!name?.textContent || !price) return;
    showOutline(name.textContent);
    writeFacts([name.textContent, price.textContent]);
  });
}
