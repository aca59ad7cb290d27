import type { ProductRow } from '@/domain/adminProducts';
import type { UserRow } from '@/domain/adminUsers';
import type { AdminBooking } from '@/domain/bookings';
import { formatKnown, formatMoney, formatPaid } from '@/domain/money';
import { orderStatusLabel } from '@/domain/orderStatus';
import { adminBookingsTexts } from '@/features/admin/bookings/texts';
import { formatCount } from '@/features/admin/list/counts';
import { dateText } from '@/features/admin/list/format';
import { adminListTexts, orderTexts } from '@/features/admin/list/texts';
import { filterRows, lettersAndDigits, normalizeForSearch } from '@/lib/text';
import { paletteTexts } from './texts';

export type FindGroupId = 'recent' | 'actions' | 'products' | 'users' | 'bookings' | 'transactions';

/** Something that the palette finds: an address to open, or an action. */
export interface Find {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  /** A query string of the dashboard, or a path. */
  readonly to?: string;
  readonly run?: () => void;
}

/** A tab of the dashboard. */
export interface FindTab {
  readonly id: string;
  readonly label: string;
}

export interface FindGroup {
  readonly id: FindGroupId;
  readonly finds: readonly Find[];
}

const maxPerKind = 5;

/** The rows of the lists that have been loaded. */
export interface FindLists {
  readonly products: readonly ProductRow[];
  readonly users: readonly UserRow[];
  readonly bookings: readonly AdminBooking[];
}

const kinds = ['customer', 'guest'] as const;
const tabOf = { customer: 'bookings', guest: 'buynowbookings' } as const;

function group<T>(id: FindGroupId, rows: readonly T[], find: (row: T) => Find, all: readonly Find[]): FindGroup {
  const finds = rows.slice(0, maxPerKind).map(find);
  return { id, finds: rows.length > maxPerKind ? [...finds, ...all] : finds };
}

const inList = (tab: string, more: Record<string, string>) => `?${new URLSearchParams({ tab, show: '1', ...more })}`;

function detailOf(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ');
}

function productFind({ id, label, product, nowCents }: ProductRow): Find {
  return {
    key: `product ${id}`,
    label,
    detail: detailOf(product.brand, nowCents === null ? '' : formatMoney(nowCents)),
    to: inList('product', { product: id }),
  };
}

function userFind({ id, name, user }: UserRow): Find {
  const { email, contactNumber } = user.profile;
  return { key: `user ${id}`, label: name, detail: detailOf(email, contactNumber), to: inList('user', { open: id }) };
}

function bookingFind({ key, kind, orderId, name, email, date, status, totalCents }: AdminBooking): Find {
  return {
    key: `booking ${kind} ${key}`,
    label: orderId || orderTexts.withoutId,
    detail: detailOf(name || email, dateText(date), orderStatusLabel(status), formatKnown(totalCents)),
    to: inList(tabOf[kind], { open: key }),
  };
}

function transactionFind({ key, kind, transactionId, name, email, date, paidCents, currency }: AdminBooking): Find {
  return {
    key: `transaction ${kind} ${key}`,
    label: transactionId,
    detail: detailOf(name || email, dateText(date), formatPaid(paidCents, currency)),
    to: inList('payments', { open: `${kind} ${key}` }),
  };
}

/** The records that contain every typed word, a group for each kind; none for an empty text. */
export function findRecords({ products, users, bookings }: FindLists, text: string): readonly FindGroup[] {
  const words = normalizeForSearch(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const orders = filterRows(bookings, text);
  const code = lettersAndDigits(words.join(''));
  const isTransaction = ({ transactionId }: AdminBooking) =>
    code !== '' && lettersAndDigits(transactionId.toLowerCase()).includes(code);
  /** The entry that opens the tab with all results. */
  const all = (tab: string, { length }: readonly unknown[], label = adminListTexts.showAll(formatCount(length))) => [
    { key: `${tab} all`, label, detail: '', to: inList(tab, { q: text }) },
  ];
  // Two tabs list the orders, so each kind found needs an entry of its own.
  const byKind = kinds.map((kind) => ({ kind, rows: orders.filter((order) => order.kind === kind) }));
  const kindsFound = byKind.filter(({ rows }) => rows.length > 0);
  const allOrders = kindsFound.flatMap(({ kind, rows }) =>
    kindsFound.length === 1
      ? all(tabOf[kind], rows)
      : all(tabOf[kind], rows, paletteTexts.allIn(formatCount(rows.length), adminBookingsTexts[kind].tab)),
  );
  const foundProducts = filterRows(products, text);
  const foundUsers = filterRows(users, text);
  const transactions = orders.filter(isTransaction);
  return [
    group('products', foundProducts, productFind, all('product', foundProducts)),
    group('bookings', orders, bookingFind, allOrders),
    group('users', foundUsers, userFind, all('user', foundUsers)),
    group('transactions', transactions, transactionFind, all('payments', transactions)),
  ].filter(({ finds }) => finds.length > 0);
}
