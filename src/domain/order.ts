import { cartDiscountCents, shippingCents } from '@/config/constants';
import type { Product } from '@/contract/product';
import { formatMoney } from './money';
import { priceOf } from './price';
import { clampQuantity, isOnSale, type StockLimitedItem } from './stock';
import { totalTexts } from './texts';

export interface OrderLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  /** The requested quantity, if it exceeds the stock. */
  readonly requested?: number;
  readonly unitCents: number;
  readonly originalCents: number;
  readonly product: Product;
}

/** Limits the quantity to the stock (ruling 38). Returns null for a product that cannot be bought. */
export function orderLine(product: Product, requested: number): OrderLine | null {
  const price = priceOf(product);
  if (price.nowCents === null || !isOnSale(product) || requested < 1) return null;
  const quantity = clampQuantity(requested, product.stockSize);
  return {
    productId: product._id,
    name: product.name,
    quantity,
    ...(requested > quantity && { requested }),
    unitCents: price.nowCents,
    originalCents: price.wasCents ?? price.nowCents,
    product,
  };
}

/** Omits deleted and sold-out products (ruling 36). */
export function cartLines(items: readonly StockLimitedItem[]): OrderLine[] {
  const wanted = new Map<string, { readonly product: Product; readonly units: number }>();
  for (const { product, quantity, requested = quantity } of items) {
    if (product) wanted.set(product._id, { product, units: requested + (wanted.get(product._id)?.units ?? 0) });
  }
  return [...wanted.values()].flatMap(({ product, units }) => orderLine(product, units) ?? []);
}

/** Cents (§9, ruling 11): goods - discount + shipping = total. */
export interface Totals {
  /** The review page's Sub Total. */
  readonly goods: number;
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
}

export interface OrderTotals extends Totals {
  readonly units: number;
  readonly saved: number;
}

export function lineCents(line: Pick<OrderLine, 'unitCents' | 'quantity'>): number {
  return line.unitCents * line.quantity;
}

/** The only rule for discounts (ruling 11): it decides what is shown, paid and booked. */
function discountOf(_goods: number): number {
  return cartDiscountCents;
}

/** Totals whose discount is not stored but follows from the others. */
export function totalsOf(goods: number, shipping: number, total: number): Totals {
  return { goods, discount: goods + shipping - total, shipping, total };
}

export function orderTotals(lines: readonly OrderLine[]): OrderTotals {
  let units = 0;
  let goods = 0;
  let saved = 0;
  for (const line of lines) {
    units += line.quantity;
    goods += lineCents(line);
    saved += (line.originalCents - line.unitCents) * line.quantity;
  }
  const discount = discountOf(goods);
  return { units, goods, discount, shipping: shippingCents, total: goods - discount + shippingCents, saved };
}

export type TotalName = Exclude<keyof Totals, 'discount'>;

interface TotalRow {
  readonly name: keyof Totals;
  readonly term: string;
  readonly value: string;
  readonly strong: boolean;
}

interface RowOptions {
  readonly format?: (cents: number) => string;
  /** Whether the row also shows without a discount, as in the cart (ruling 11). */
  readonly showsNoDiscount?: boolean;
}

/** The rows of every summary, confirmation and invoice: those with a term, and any discount, so that they add up. */
export function totalRows(
  { goods, discount, shipping, total }: Totals,
  terms: Readonly<Partial<Record<TotalName, string>>>,
  { format = formatMoney, showsNoDiscount = false }: RowOptions = {},
): readonly TotalRow[] {
  const row = (name: TotalName, cents: number): TotalRow[] => {
    const term = terms[name];
    return term === undefined ? [] : [{ name, term, value: format(cents), strong: name === 'total' }];
  };
  const isShown = showsNoDiscount || discount !== 0;
  return [
    ...row('goods', goods),
    ...(isShown
      ? [{ name: 'discount', term: totalTexts.discount, value: formatMoney(-discount), strong: false } as const]
      : []),
    ...row('shipping', shipping),
    ...row('total', total),
  ];
}

/** Guests pay with the email entered for Buy Now (ruling 18). */
export type Buyer =
  | { readonly kind: 'customer'; readonly userId: string; readonly email: string }
  | { readonly kind: 'guest'; readonly email: string };

export interface CheckoutProgress {
  readonly somethingToBuy: boolean;
  readonly minimumReached: boolean;
  readonly emailKnown: boolean;
  readonly addressChosen: boolean;
  readonly optionsChosen: boolean;
}

export const checkoutSteps = ['checkout', 'payments', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Returns the first step that is incomplete, or `requested` if none before it is; 'nothing' if there is nothing to buy. */
export function reachableStep(requested: CheckoutStep, progress: CheckoutProgress): CheckoutStep | 'nothing' {
  if (!progress.somethingToBuy) return 'nothing';
  if (requested === 'checkout') return requested;
  if (!progress.minimumReached || !progress.emailKnown || !progress.addressChosen) return 'checkout';
  if (requested === 'review' && !progress.optionsChosen) return 'payments';
  return requested;
}

const shape = /^[\da-f]{24}$/i;

/** The first four bytes of a MongoDB ObjectId are its creation time (ruling 9). Returns null for any other id. */
export function dateOfObjectId(id: string): Date | null {
  return shape.test(id) ? new Date(Number.parseInt(id.slice(0, 8), 16) * 1000) : null;
}
