import { describe, expect, it } from 'vitest';
import { pincodeToLookUp } from '@/domain/address';
import { createOrderPayload } from '@/domain/booking';
import { missingToMinimum } from '@/domain/cart';
import { isEmail } from '@/domain/contact';
import { cartLines, dateOfObjectId, orderLine, orderTotals, reachableStep, totalRows, totalsOf } from '@/domain/order';
import { canBeBought, clampQuantity, limitedToStock, roomInCart } from '@/domain/stock';
import { truncateExternalText } from '@/domain/truncateExternalText';
import { cartItem, product } from '../../support/fixtures';

const lines = () => cartLines([cartItem(product({ oprice: 19.99, price: 25 }), 3), cartItem(null, 5)]);

describe('order', () => {
  it('never charges a deleted product (ruling 36)', () => expect(lines()).toHaveLength(1));
  it('never charges a sold-out or priceless product', () => {
    expect(orderLine(product({ stockSize: 0 }), 1)).toBeNull();
    expect(orderLine(product({ price: 0, oprice: 0 }), 1)).toBeNull();
    expect(orderLine(product(), 0)).toBeNull();
    expect(cartLines([cartItem(product({ stockSize: 0 }), 2)])).toEqual([]);
  });
  it('never charges more than the stock, and keeps the requested quantity (ruling 38)', () => {
    const few = product({ stockSize: 4 });
    expect(orderLine(few, 3)).not.toHaveProperty('requested');
    expect(orderLine(few, 10)).toMatchObject({ quantity: 4, requested: 10 });
    expect(cartLines([cartItem(few, 3), cartItem(few, 3)])).toMatchObject([{ quantity: 4, requested: 6 }]);
    expect(cartLines(limitedToStock([cartItem(few, 3), cartItem(few, 3)]))).toMatchObject([
      { quantity: 4, requested: 6 },
    ]);
  });
  it('two lines of one product share its stock, so that no figure contradicts another', () => {
    const few = product({ stockSize: 4 });
    const held = limitedToStock([cartItem(few, 3), cartItem(few, 3), cartItem(product({ stockSize: null }), 9)]);
    expect(held.map(({ quantity, requested }) => [quantity, requested])).toEqual([
      [3, undefined],
      [1, 3],
      [9, undefined],
    ]);
  });
  it('adds up in whole cents: total = goods + shipping 50 (ruling 11)', () =>
    expect(orderTotals(lines())).toEqual({
      units: 3,
      goods: 5997,
      discount: 0,
      shipping: 5000,
      total: 10997,
      saved: 1503,
    }));
  it('shows rows that add up, a discount among them; without one only the cart lists it (ruling 11)', () => {
    const terms = { goods: 'Sub Total', shipping: 'Shipping', total: 'Total' };
    const shown = (...args: Parameters<typeof totalRows>) => totalRows(...args).map(({ term, value }) => [term, value]);
    const strong = totalRows(totalsOf(60_00, 50_00, 100_00), terms).filter((row) => row.strong);
    expect(strong.map(({ name }) => name)).toEqual(['total']);
    expect(shown(totalsOf(60_00, 50_00, 100_00), terms)).toEqual([
      ['Sub Total', 'CA$60.00'],
      ['Discount', '-CA$10.00'],
      ['Shipping', 'CA$50.00'],
      ['Total', 'CA$100.00'],
    ]);
    expect(shown(orderTotals(lines()), terms).map(([term]) => term)).toEqual(['Sub Total', 'Shipping', 'Total']);
    expect(shown(orderTotals(lines()), { goods: 'Items' }, { showsNoDiscount: true })).toEqual([
      ['Items', 'CA$59.97'],
      ['Discount', 'CA$0.00'],
    ]);
  });
  it.each([
    [4999, 1],
    [5000, 0],
    [9000, 0],
    [0, 5000],
  ])('goods of %d cents miss %d to the minimum (ruling 12)', (goods, missing) =>
    expect(missingToMinimum(goods)).toBe(missing),
  );
  it('is sent to PayPal as a description and a price with two decimals (ruling 25)', () =>
    expect(createOrderPayload(lines())).toEqual({ product: { description: '3 × Ashwagandha Root', price: '109.97' } }));
  it("cuts a description longer than PayPal's 127 characters", () => {
    const long = cartLines([cartItem(product({ name: 'x'.repeat(200) }))]);
    expect(createOrderPayload(long).product.description).toHaveLength(127);
    expect(createOrderPayload(long).product.description).toMatch(/…$/);
  });
  it('names every line for PayPal, and truncates nothing that fits', () => {
    const named = (name: string) => cartItem(product({ name }));
    const two = createOrderPayload(cartLines([named('Tulsi'), cartItem(product({ _id: 'giloy', name: 'Giloy' }))]));
    expect(two.product.description).toBe('1 × Tulsi, 1 × Giloy');
    const fits = 'n'.repeat(123);
    expect(createOrderPayload(cartLines([named(fits)])).product.description).toBe(`1 × ${fits}`);
  });
});

describe('the checkout', () => {
  const ready = {
    somethingToBuy: true,
    minimumReached: true,
    emailKnown: true,
    addressChosen: true,
    optionsChosen: true,
  };

  it.each([
    ['checkout', {}, 'checkout'],
    ['payments', {}, 'payments'],
    ['review', {}, 'review'],
    ['checkout', { somethingToBuy: false }, 'nothing'],
    ['review', { somethingToBuy: false }, 'nothing'],
    ['checkout', { minimumReached: false, addressChosen: false }, 'checkout'],
    ['payments', { minimumReached: false }, 'checkout'],
    ['payments', { emailKnown: false }, 'checkout'],
    ['review', { addressChosen: false }, 'checkout'],
    ['payments', { optionsChosen: false }, 'payments'],
    ['review', { optionsChosen: false }, 'payments'],
  ] as const)('a request for the step %s with %j leads to %s', (asked, missing, step) =>
    expect(reachableStep(asked, { ...ready, ...missing })).toBe(step),
  );
});

describe('stock (ruling 38)', () => {
  it('cannot be bought at 0', () => expect(canBeBought(product({ stockSize: 0 }))).toBe(false));
  it('can be bought if the stock is unknown', () => expect(canBeBought(product({ stockSize: null }))).toBe(true));
  it.each([
    [0, 5, 1],
    [-2, 5, 1],
    [9, 5, 5],
    [9, null, 9],
    [2.7, null, 2],
    [Number.NaN, null, 1],
  ])('quantity %d of stock %s becomes %d', (asked, stock, held) => expect(clampQuantity(asked, stock)).toBe(held));
  it.each([
    [3, 3, 4, 1],
    [3, 0, 4, 3],
    [1, 4, 4, 0],
    [1, 9, 4, 0],
  ])('of %d more beside %d in the cart and a stock of %d, %d fit', (asked, inCart, stock, room) =>
    expect(roomInCart(asked, inCart, stock)).toBe(room),
  );
});

describe('e-mail (§5)', () => {
  it.each(['a@b.ca', "o'neil+shop@mail.example.com", ' padded@example.com ', '\u200bpasted@example.com'])(
    'takes %s',
    (text) => expect(isEmail(text)).toBe(true),
  );
  it.each(['', 'plain', 'plain@', 'a@b', 'a b@c.ca', 'a@b..ca', 'a@@b.ca', '@b.ca'])('refuses "%s"', (text) =>
    expect(isEmail(text)).toBe(false),
  );
});

describe('pincode (ruling 30)', () => {
  it.each([
    ['K1A 0B', null],
    ['K1A0', null],
    ['K1A 0B1', 'K1A0B1'],
    ['m5v2t6', 'M5V2T6'],
    ['K1A OB1', 'K1A0B1'],
    ['110001', '110001'],
    ['K1A/..', null],
    ['', null],
  ])('"%s" is looked up as %s', (typed, lookedUp) => expect(pincodeToLookUp(typed)).toBe(lookedUp));
});

describe('foreign texts', () => {
  it('are cut at 300 characters', () => expect(truncateExternalText('x'.repeat(900))).toHaveLength(300));
  it('lose line breaks and outer spaces', () => expect(truncateExternalText('  a\n b ')).toBe('a b'));
});

describe('object ids (ruling 9)', () => {
  it('contain their creation time', () =>
    expect(dateOfObjectId('65a000000000000000000001')?.toISOString()).toBe('2024-01-11T14:49:36.000Z'));
  it.each(['line-7', '65a0000000000000000000012', 'g65a000000000000000000001', ''])(
    'have no time in another format: "%s"',
    (id) => expect(dateOfObjectId(id)).toBeNull(),
  );
});
