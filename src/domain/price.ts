import type { Product } from '@/contract/product';
import { formatMoney, toCents } from './money';

/** In cents; null if there is nothing to show. */
export interface ProductPrice {
  /** Null if the server sends none: the product cannot be bought. */
  readonly nowCents: number | null;
  /** Struck through; only if it is above the selling price (ruling 13). */
  readonly wasCents: number | null;
  readonly percentOff: number | null;
}

/** Rounded (§5). Null unless price > oprice > 0 (ruling 13), and for 0 and 100 %. */
export function percentOff(price: number, oprice: number): number | null {
  const off = oprice > 0 ? Math.round(((price - oprice) / price) * 100) : 0;
  return off > 0 && off < 100 ? off : null;
}

type Prices = Pick<Product, 'price' | 'oprice'>;

/** In cents, 0 or less for none: the selling price is `oprice`, or without one `price`. */
export function sellingCents({ price, oprice }: Prices): number {
  const cents = toCents(oprice);
  return cents > 0 ? cents : toCents(price);
}

export function priceOf(product: Prices): ProductPrice {
  const price = toCents(product.price);
  const oprice = toCents(product.oprice);
  const now = sellingCents(product);
  return {
    nowCents: now > 0 ? now : null,
    wasCents: price > now ? price : null,
    percentOff: percentOff(price, oprice),
  };
}

/** The formatted prices; null for a product that has none. */
export function shownPrice(product: Prices) {
  const { nowCents, wasCents, percentOff } = priceOf(product);
  if (nowCents === null) return null;
  return { now: formatMoney(nowCents), was: wasCents === null ? null : formatMoney(wasCents), percentOff };
}

/** What a pack holds: grams, millilitres, or a number of pieces. */
export interface PackContent {
  readonly amount: number;
  readonly of: 'g' | 'mL' | PieceName;
}

const pieces = {
  capsule: /caps(?:ules?)?/,
  tablet: /tab(?:let)?s?/,
  softgel: /soft ?gels?/,
  lozenge: /lozenges?/,
  patch: /patch(?:es)?/,
  bag: /(?:tea ?)?bags?/,
  sachet: /sachets?/,
  piece: /pieces?|pcs/,
} as const;

export type PieceName = keyof typeof pieces;

const weights: readonly (readonly [RegExp, 'g' | 'mL', number])[] = [
  [/g|gms?|grams?/, 'g', 1],
  [/kg|kgs|kilograms?/, 'g', 1000],
  [/mls?|millilit(?:re|er)s?/, 'mL', 1],
  [/l|lit(?:re|er)s?/, 'mL', 1000],
];

/** More in one pack is a mistake. */
const most = 100_000;

const wholly = (pattern: RegExp, text: string) => new RegExp(`^(?:${pattern.source})$`).test(text);

const pieceNamed = (unit: string) =>
  (Object.keys(pieces) as PieceName[]).find((name) => wholly(pieces[name], unit)) ?? null;

/** A number without separators, which may stand for thousands or for decimals. */
const quantity = /^(?:pack of )?(?:(\d{1,3}) ?[×x*] ?)?(\d{1,6}(?:\.\d{1,3})?) ?([a-z][a-z ]*)\.?$/;

/** Reads a whole text such as "12 × 60 g" or "90 capsules"; null for anything that could mean something else. */
function readPack(text: string): PackContent | null {
  const [, packs = '1', number = '', unit = ''] = quantity.exec(text.trim().toLowerCase().replace(/\s+/g, ' ')) ?? [];
  const amount = Number(packs) * Number(number);
  if (!(amount > 0 && amount <= most)) return null;
  const piece = pieceNamed(unit);
  if (piece) return Number.isInteger(amount) ? { amount, of: piece } : null;
  const weight = weights.find(([pattern]) => wholly(pattern, unit));
  if (!weight) return null;
  const [, of, factor] = weight;
  return { amount: amount * factor, of };
}

const anyPiece = Object.values(pieces)
  .map(({ source }) => source)
  .join('|');
/** Only counts of pieces: a weight in a name may be a strength. */
const piecesInName = new RegExp(`(?<![\\d.,×x*-] ?)\\b\\d+ ?(?:${anyPiece})\\b`, 'g');

/**
 * The content of a product's pack: from its pack size, or without one from the only count of pieces in the name. Null
 * if these texts say nothing, contradict each other or are ambiguous.
 */
export function packContent(product: { readonly name: string; readonly pack_size: string }): PackContent | null {
  const named = (product.name.toLowerCase().match(piecesInName) ?? []).map(readPack);
  if (!product.pack_size.trim()) return named.length === 1 ? (named[0] ?? null) : null;
  const pack = readPack(product.pack_size);
  const contradicted = named.some((other) => other?.of === pack?.of && other?.amount !== pack?.amount);
  return contradicted ? null : pack;
}

export interface UnitPrice {
  readonly cents: number;
  /** Weights and volumes of any size are compared by the same unit. */
  readonly per: Exclude<PackContent['of'], 'g' | 'mL'> | '100 g' | '100 mL';
}

/** The price per piece, weight or volume; null if it is uncertain or equals the price. */
export function unitPriceOf(product: Pick<Product, 'name' | 'pack_size' | 'price' | 'oprice'>): UnitPrice | null {
  const { nowCents } = priceOf(product);
  const pack = packContent(product);
  if (nowCents === null || pack === null) return null;
  const { amount, of } = pack;
  const per = of === 'g' || of === 'mL' ? (`100 ${of}` as const) : of;
  const units = per === of ? amount : amount / 100;
  const cents = Math.round(nowCents / units);
  return amount === 1 || units === 1 || cents < 1 ? null : { cents, per };
}
