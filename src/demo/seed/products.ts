import type { Product } from '@/contract/product';
import { picturesPath } from '@/demo/server/products';
import { catalogue, type SeedRow } from './catalogue';
import { between, daysBefore, pick, seededRandom, seedId } from './deterministic';
import { makeReviews } from './reviews';

interface Entry {
  readonly category: string;
  readonly row: SeedRow;
  /** The prefix of its pictures' file names. */
  readonly pictures: string;
}

const pictureViews = ['front', 'detail', 'pack'] as const;

/** `Glow Serum N°3` becomes `glow-serum-n-3`. */
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

const directions: Readonly<Record<string, string>> = {
  Capsule: 'Take one or two capsules a day with water, with or after a meal.',
  Tablet: 'Take one or two tablets a day with warm water, after a meal.',
  Churna: 'Stir half a teaspoon into warm water, milk or honey once a day.',
  Powder: 'Stir a spoonful into warm milk or water; start with a little and find your own measure.',
  Syrup: 'Shake well and take two teaspoons once or twice a day.',
  Juice: 'Dilute 20 mL in a glass of water and drink it in the morning.',
  Oil: 'Warm a little between the palms and massage in slow circles; try it on a small patch of skin first.',
  Cream: 'Smooth a small amount onto clean skin, morning and evening.',
  Gel: 'Use as often as you like on clean skin and keep it away from the eyes.',
  Balm: 'Rub in a little with the fingertips; for outer use only.',
  Soap: 'Let it dry between uses and it will last for months.',
  Shampoo: 'Massage into wet hair, leave for a minute and rinse.',
  Tea: 'Pour on freshly boiled water and let it stand, covered, for five to seven minutes.',
  Drops: 'Use as described on the pack, a little at a time.',
  Sachet: 'One sachet at a time, ready where you need it.',
  Paste: 'Half a teaspoon on a clean, dry spoon is plenty.',
  Jar: 'Each jar carries its own card with the measure and the season it is meant for.',
};

const makers: Readonly<Record<string, string>> = {
  Brahmanand: 'Brahmanand has prepared classical recipes in small kettles for three generations.',
  'Himavat Wellness': 'Himavat buys from growers in the hills of Uttarakhand and prints the harvest month on each lot.',
  'Tulsi & Pine': 'Tulsi & Pine pairs Indian herbs with plants of the boreal forest and packs in Thunder Bay.',
  'Nila Herbworks': 'Nila Herbworks mills to order, so that what you open is rarely older than a season.',
  'Rasayan Works': 'Rasayan Works keeps to the proportions of the old formularies and lists every part on the label.',
  'Vanya Botanicals': 'Vanya works with two women’s co-operatives in Kerala and uses no synthetic perfume.',
  'Dhara Oils': 'Dhara presses in wooden mills and fills in brown glass.',
  'Maison Érable & Neem': 'Maison Érable & Neem is a workshop of six people in Montréal.',
  'Prāna Maple': 'Prāna Maple sweetens, where it sweetens, with syrup from its own sugar bush in Québec.',
  'Kesar Lane Apothecary': 'Kesar Lane is a family shop that blends by hand, twice a week.',
  "Asha's Pantry": "Asha's Pantry makes in small batches what the family has always made.",
};

const closings = [
  'Store in a cool, dry place and close the lid well.',
  'Vegetarian, without artificial colours.',
  'If you are pregnant, nursing or under treatment, ask your own doctor first.',
  'This product is not meant to diagnose, treat or prevent any illness.',
] as const;

/** Two to five sentences: purpose, use, maker, cautions; the use under a heading. */
function descriptionOf(row: SeedRow, random: () => number): string {
  const [, brand, , doseForm, , , , , , , lead] = row;
  const directed = directions[doseForm];
  const maker = makers[brand] && random() < 0.7 ? [makers[brand]] : [];
  const closing = random() < 0.75 ? [pick(random, closings)] : [];
  const use = directed ? [`Usage: ${directed}`] : [];
  return [lead, ...use, ...maker, ...closing].join('\n');
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
