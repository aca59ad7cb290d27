import type { Product } from '@/contract/product';
import { picturesPath } from '@/demo/server/pictures';
import { catalogue, type SeedRow } from './catalogue';
import { descriptionOf } from './descriptions';
import { between, daysBefore, seededRandom, seedId } from './deterministic';
import { makeReviews } from './reviews';

interface Entry {
  readonly category: string;
  readonly row: SeedRow;
  /** The start of its pictures' file names. */
  readonly pictures: string;
}

const pictureViews = ['front', 'detail', 'pack'] as const;

/** `Glow Serum N°3` as `glow-serum-n-3`. */
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[’']|\p{M}/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Alternates the categories, so that the first two dozen include the special cases. */
const entries: readonly Entry[] = Array.from({ length: Math.max(...catalogue.map(({ rows }) => rows.length)) })
  .flatMap((_, index) => catalogue.map(({ category, rows }) => ({ category, row: rows[index] })))
  .flatMap(({ category, row }) => (row ? [{ category, row, pictures: slugOf(row[0]) }] : []));

const batches = ['Spring Batch', 'Summer Batch', 'Harvest Batch', 'Winter Batch', 'Reserve', 'Family Pack'] as const;

/** A numbered variant of a product, for large fixtures. */
function variantOf({ category, row, pictures }: Entry, number: number, random: () => number): Entry {
  const [name, brand, subcategory, doseForm, packSize, price, , , shown, , lead] = row;
  const newPrice = Math.max(6, Math.min(140, Math.round(price * (0.7 + random() * 0.7) * 2) / 2));
  const newOffer = random() < 0.2 ? newPrice : Math.round(newPrice * 80) / 100;
  const stock = random() < 0.06 ? 0 : between(random, 1, 200);
  const label = `${name.slice(0, 60).trim()} – ${batches[number % batches.length]} ${number}`;
  const views = shown === 0 ? 0 : 1;
  const reviews = between(random, 0, 4);
  return {
    category,
    row: [label, brand, subcategory, doseForm, packSize, newPrice, newOffer, stock, views, reviews, lead],
    pictures,
  };
}

function variants(count: number): Entry[] {
  const random = seededRandom(4099);
  return Array.from({ length: count }, (_, index) => entries[index % entries.length]).flatMap((entry, index) =>
    entry ? [variantOf(entry, index + 1, random)] : [],
  );
}

/** A product from its entry; its random values depend only on its number. */
function makeProduct(apiBase: string, { category, row, pictures }: Entry, number: number): Product {
  const [name, brand, subcategory, dose_form, pack_size, price, oprice, stockSize, views, reviews] = row;
  const random = seededRandom(number * 7919 + 17);
  // As in a real catalogue, no two products have a picture at the same address.
  const query = number > entries.length ? `?product=${number}` : '';
  return {
    _id: seedId('product', number, daysBefore(700 - (number % 600), between(random, 0, 500))),
    name,
    brand,
    category,
    subcategory,
    price,
    oprice,
    description: descriptionOf(row, random),
    stockSize,
    dose_form,
    pack_size,
    images: pictureViews.slice(0, views).map((view) => `${apiBase}${picturesPath}${pictures}-${view}.svg${query}`),
    reviews: makeReviews(number, reviews, random),
  };
}

/** The handwritten catalogue, cut or extended with generated variants to `count`. */
export function makeProducts(apiBase: string, count: number = entries.length): Product[] {
  const all = [...entries.slice(0, count), ...variants(Math.max(0, count - entries.length))];
  return all.map((entry, index) => makeProduct(apiBase, entry, index + 1));
}
