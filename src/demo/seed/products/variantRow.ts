import { between } from '@/demo/seed/random';
import type { SeedRow } from './row';

const batches = ['Spring Batch', 'Summer Batch', 'Harvest Batch', 'Winter Batch', 'Reserve', 'Family Pack'] as const;

/** A numbered variant of a product, for large fixtures. */
export function variantRow(row: SeedRow, number: number, random: () => number): SeedRow {
  const [name, brand, subcategory, doseForm, packSize, price, , , pictures, , lead] = row;
  const newPrice = Math.max(6, Math.min(140, Math.round(price * (0.7 + random() * 0.7) * 2) / 2));
  const newOffer = random() < 0.2 ? newPrice : Math.round(newPrice * 80) / 100;
  const stock = random() < 0.06 ? 0 : between(random, 1, 200);
  const label = `${name.slice(0, 60).trim()} – ${batches[number % batches.length]} ${number}`;
  const shown = pictures === 0 ? 0 : 1;
  return [label, brand, subcategory, doseForm, packSize, newPrice, newOffer, stock, shown, between(random, 0, 4), lead];
}
