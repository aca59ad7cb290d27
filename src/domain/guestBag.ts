import * as v from 'valibot';
import { neededText, optionalListOf, text } from '@/contract/lenient';
import { type Product, productSchema } from '@/contract/product';
import type { User } from '@/contract/user';
import { type ProductUpdates, withPriceAndStock } from './productChanges';

const dayMs = 24 * 60 * 60_000;
/** A line that no sign-in took over expires after this many days. */
export const bagExpiryDays = 30;

/** A stored product that a guest put into the bag, or saved with the heart. */
const lineSchema = v.pipe(
  v.object({
    /** The product's id. */
    _id: neededText,
    quantity: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    /** When it was last added to (ms since 1970). */
    at: v.number(),
    /** The product without its description and reviews, which are large. */
    product: productSchema,
    /** Whether the shop no longer sells it. */
    gone: v.fallback(v.boolean(), false),
    /** The customer whose sign-in took it over; '' while it belongs to a guest. */
    owner: text,
    /** How many the account had when the line was sent; null if not sent. If it stays set, the outcome is unknown. */
    sentAt: v.fallback(v.nullable(v.number()), null),
    /** Why it could not move to the account; '' without a problem. */
    problem: v.fallback(v.picklist(['', 'out-of-stock', 'gone', 'refused', 'sign-in']), ''),
    /** The server's text of a refusal. */
    said: text,
  }),
  v.check(({ _id, product }) => _id === product._id),
  v.readonly(),
);
export type BagLine = v.InferOutput<typeof lineSchema>;
export type BagProblem = Exclude<BagLine['problem'], ''>;

/** `saved` is the guest's wishlist. */
export type BagList = 'lines' | 'saved';
export type GuestBag = Readonly<Record<BagList, readonly BagLine[]>>;

/** A stored bag, without its damaged lines. */
export const bagSchema = v.fallback(
  v.object({ lines: optionalListOf(lineSchema), saved: optionalListOf(lineSchema) }),
  { lines: [], saved: [] },
);

export const emptyBag: GuestBag = { lines: [], saved: [] };

/** Applies a change to both lists. */
export function eachList(
  bag: GuestBag,
  change: (list: readonly BagLine[], name: BagList) => readonly BagLine[],
): GuestBag {
  return { lines: change(bag.lines, 'lines'), saved: change(bag.saved, 'saved') };
}

/** Drops expired lines; a time in the future, after a change of the clock, becomes now. */
export function withoutExpired(bag: GuestBag, now: number): GuestBag {
  return eachList(bag, (list) =>
    list
      .filter(({ at }) => now - at < bagExpiryDays * dayMs)
      .map((line) => (line.at > now ? { ...line, at: now } : line)),
  );
}

/** Whether a line is so new that it probably belongs to the person who signs in (ruling 50). */
export const isRecent = ({ at }: BagLine, now: number): boolean => now - at < dayMs;

/** The bag that a guest sees, without any customer's lines. */
export function bagOfGuest(bag: GuestBag): GuestBag {
  return eachList(bag, (list) => list.filter(({ owner }) => owner === ''));
}

/** Adds units of a product; a product that is already there keeps its place. */
export function withAdded(bag: GuestBag, name: BagList, product: Product, quantity: number, now: number): GuestBag {
  const before = bag[name].find(({ _id, owner }) => _id === product._id && owner === '');
  const line: BagLine = {
    _id: product._id,
    quantity: name === 'saved' ? 1 : quantity + (before?.quantity ?? 0),
    at: now,
    product: { ...product, description: '', reviews: [], images: product.images.slice(0, 1) },
    gone: false,
    owner: '',
    sentAt: null,
    problem: '',
    said: '',
  };
  const list = before
    ? bag[name].map((other) => (other === before ? line : other))
    : [...bag[name].filter(({ _id }) => _id !== line._id), line];
  return { ...bag, [name]: list };
}

export function withoutLine(bag: GuestBag, name: BagList, id: string): GuestBag {
  return { ...bag, [name]: bag[name].filter(({ _id }) => _id !== id) };
}

export function withChange(bag: GuestBag, name: BagList, id: string, change: Partial<BagLine>): GuestBag {
  return { ...bag, [name]: bag[name].map((line) => (line._id === id ? { ...line, ...change } : line)) };
}

/** Applies the newest prices and stock (ruling 43). Returns the bag itself if nothing changed. */
export function withUpdates(bag: GuestBag, { products, gone }: ProductUpdates): GuestBag {
  let changed = false;
  const next = eachList(bag, (list) =>
    list.map((line) => {
      const isGone = line.gone ? !products.some(({ _id }) => _id === line._id) : gone.includes(line._id);
      const product = withPriceAndStock(
        line.product,
        products.find(({ _id }) => _id === line._id),
      );
      if (product === line.product && isGone === line.gone) return line;
      changed = true;
      return { ...line, product, gone: isGone };
    }),
  );
  return changed ? next : bag;
}

/** How many of a product the account has: units in the first cart, or 1 for a wishlisted product. */
export function heldBy(user: User, list: BagList, productId: string): number {
  if (list === 'saved') return user.wishlistedItems.some(({ _id }) => _id === productId) ? 1 : 0;
  const items = user.myCart[0]?.items ?? [];
  return items.reduce((sum, { product, quantity }) => sum + (product?._id === productId ? quantity : 0), 0);
}

/** Whether the account shows that a sent line has arrived. */
export function hasArrived({ _id, sentAt, quantity }: BagLine, list: BagList, user: User): boolean {
  return sentAt !== null && heldBy(user, list, _id) >= sentAt + quantity;
}

/**
 * After a sign-in: recent lines become the customer's; another customer's lines, and those that the account already
 * has, are dropped.
 */
export function takenOver(bag: GuestBag, user: User, now: number): GuestBag {
  return eachList(bag, (list, name) =>
    list.flatMap((line) => {
      if (line.owner !== '' && line.owner !== user._id) return [];
      if (hasArrived(line, name, user)) return [];
      const mine = line.owner === '' && !isRecent(line, now) ? line : { ...line, owner: user._id };
      return mine.owner !== '' && name === 'saved' && heldBy(user, name, line._id) > 0 ? [] : [mine];
    }),
  );
}

export interface NextMove {
  readonly list: BagList;
  readonly line: BagLine;
}

/** The next line to send: the bag's first, then the saved ones. */
export function nextMove(bag: GuestBag, userId: string): NextMove | null {
  for (const list of ['lines', 'saved'] as const) {
    const line = bag[list].find(({ owner, sentAt, problem }) => owner === userId && sentAt === null && problem === '');
    if (line) return { list, line };
  }
  return null;
}

/** The customer's lines that need attention, and an earlier visitor's, which are offered. */
export function leftOver(list: readonly BagLine[], userId: string) {
  return {
    stuck: list.filter(({ owner, sentAt, problem }) => owner === userId && (sentAt !== null || problem !== '')),
    offered: list.filter(({ owner }) => owner === ''),
  };
}
