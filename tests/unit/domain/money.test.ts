import { describe, expect, it } from 'vitest';
import { formatIn, formatKnown, formatMoney, formatPaid, toCents, toDecimalText, toDollars } from '@/domain/money';

describe('money', () => {
  it.each([
    [12.5, 1250],
    [1.005, 101],
    [1.004, 100],
    [8.575, 858],
    [-1.25, -125],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [0, 0],
    [1e21, 1e23],
    [1e-7, 0],
  ])('%d dollars are %d cents', (dollars, cents) => expect(toCents(dollars)).toBe(cents));

  it('converts to dollars with at most two decimals', () => expect(toDollars(1999)).toBe(19.99));
  it('has two decimals for PayPal', () => expect(toDecimalText(8000)).toBe('80.00'));
  it.each([
    [123450, 'CA$1,234.50'],
    [5, 'CA$0.05'],
    [-500, '-CA$5.00'],
    [0, 'CA$0.00'],
  ])('%d cents read %s', (cents, text) => expect(formatMoney(cents)).toBe(text));
  it.each([99_999, 100_000, 99_999_999, 100_000_000, 123_456_789_012])(
    '%d cents are grouped as Intl groups them',
    (cents) =>
      expect(formatMoney(cents)).toBe(
        `CA$${new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2 }).format(cents / 100)}`,
      ),
  );
});

describe('known money', () => {
  it.each([
    [12_50, 'CA$12.50'],
    [0, 'Unknown'],
  ])('an amount of %i cents reads %s', (cents, text) => expect(formatKnown(cents)).toBe(text));

  it.each([
    [12_50, 'CAD', 'CA$12.50'],
    [12_50, 'USD', 'USD 12.50'],
  ])('%i cents in %s read %s', (cents, currency, text) => expect(formatIn(cents, currency)).toBe(text));

  it.each([
    [0, 'USD', 'Unknown'],
    [12_50, '', 'CA$12.50'],
    [12_50, 'cad', 'CA$12.50'],
    [12_50, 'usd', 'USD 12.50'],
    [-12_50, '', '-CA$12.50'],
  ])('a payment of %i cents in "%s" reads %s', (cents, currency, text) =>
    expect(formatPaid(cents, currency)).toBe(text),
  );
});
