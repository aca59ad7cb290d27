import { describe, expect, it } from 'vitest';
import { percentOff, priceOf, shownPrice, unitPriceOf } from '@/domain/price';

describe('price', () => {
  it('rounds the percent off: (price − oprice) / price (§5)', () => {
    expect(percentOff(40, 30)).toBe(25);
    expect(percentOff(30, 20)).toBe(33);
  });
  it.each([
    [30, 30],
    [20, 30],
    [30, 0],
    [0, 0],
    [-20, -10],
  ])('shows no percent off for price %d and oprice %d (ruling 13)', (price, oprice) =>
    expect(percentOff(price, oprice)).toBeNull(),
  );
  it.each([
    [10, 9.99],
    [300, 1],
  ])('says neither "0% off" nor "100% off": price %d and oprice %d', (price, oprice) => {
    expect(percentOff(price, oprice)).toBeNull();
    expect(priceOf({ price, oprice })).toEqual({ nowCents: oprice * 100, wasCents: price * 100, percentOff: null });
  });
  it('sells at oprice and strikes the price through', () =>
    expect(priceOf({ price: 40, oprice: 30 })).toEqual({ nowCents: 3000, wasCents: 4000, percentOff: 25 }));
  it('sells at the price without an offer', () =>
    expect(priceOf({ price: 40, oprice: 0 })).toEqual({ nowCents: 4000, wasCents: null, percentOff: null }));
  it('has no selling price if the server sends none', () =>
    expect(priceOf({ price: 0, oprice: 0 }).nowCents).toBeNull());
  it.each([
    [40, 30, { now: 'CA$30.00', was: 'CA$40.00', percentOff: 25 }],
    [30, 30, { now: 'CA$30.00', was: null, percentOff: null }],
    [0, 0, null],
  ])('a price of %d and an oprice of %d are shown as %j', (price, oprice, shown) =>
    expect(shownPrice({ price, oprice })).toEqual(shown),
  );
});

describe('unit price', () => {
  const at = (oprice: number, pack_size: string, name = 'Giloy') =>
    unitPriceOf({ name, pack_size, oprice, price: oprice + 5 });

  it.each([
    ['90 capsules', 34.5, 38, 'capsule'],
    ['60 Tablets', 21.5, 36, 'tablet'],
    ['60 tabs', 21.5, 36, 'tablet'],
    ['30 softgels', 30, 100, 'softgel'],
    ['8 patches', 21.6, 270, 'patch'],
    ['40 bags', 14, 35, 'bag'],
    ['20 tea bags', 14, 70, 'bag'],
    ['Pack of 10 sachets', 15, 150, 'sachet'],
    ['3 x 10 tablets', 15, 50, 'tablet'],
    ['250 g', 46, 1840, '100 g'],
    ['1 kg', 46, 460, '100 g'],
    ['12 × 60 g', 128, 1778, '100 g'],
    ['450 mL', 20, 444, '100 mL'],
    ['450ml', 20, 444, '100 mL'],
    ['0.5 L', 20, 400, '100 mL'],
    ['30 g', 84, 28000, '100 g'],
    ['7.5 g', 15, 20000, '100 g'],
    ['50 mL', 22.4, 4480, '100 mL'],
    ['  250  g. ', 46, 1840, '100 g'],
    ['250 gm', 46, 1840, '100 g'],
    ['250 grams', 46, 1840, '100 g'],
    ['250 gram', 46, 1840, '100 g'],
    ['2 kgs', 46, 230, '100 g'],
    ['2 kilograms', 46, 230, '100 g'],
    ['2 kilogram', 46, 230, '100 g'],
    ['450 millilitres', 20, 444, '100 mL'],
    ['450 milliliter', 20, 444, '100 mL'],
    ['2 litres', 20, 100, '100 mL'],
    ['2 liter', 20, 100, '100 mL'],
    ['12×60 g', 128, 1778, '100 g'],
    ['3x10 tablets', 15, 50, 'tablet'],
    ['pack of 12 * 60 g', 128, 1778, '100 g'],
    ['100000 g', 1000, 100, '100 g'],
    ['1000 tablets', 10, 1, 'tablet'],
  ] as const)('a pack of %s for CA$%d costs %d cents a unit', (pack, price, cents, per) => {
    expect(at(price, pack)).toEqual({ cents, per });
  });

  describe('nothing is shown where the texts leave a doubt', () => {
    it.each([
      '',
      ' ',
      '60',
      'capsules',
      'large',
      '60-90 capsules',
      '60 + 10 capsules',
      '60 capsules (500 mg)',
      '500 mg',
      '1,000 mL',
      '1,500 mL',
      '1.000.000 g',
      'approx. 200 g',
      '0 g',
      '-5 g',
      '2.5 tablets',
      '999999 g',
      '2 strips',
      '14 × 30 g sachets',
      '30 g / 60 mL',
      '30 g/60 mL',
      '100 gallons',
      'NaN g',
    ])('a pack size of "%s"', (pack) => {
      expect(at(2000, pack)).toBeNull();
    });

    it.each([
      ['contradicts the pack size', '90 capsules', 'Giloy 60 Capsules'],
      ['has a number of pieces beside an unreadable pack size', 'large', 'Giloy 60 Capsules'],
      ['has two numbers of pieces, without a pack size', '', 'Giloy 60 Capsules and 20 Tablets'],
      ['has a range of pieces', '', 'Giloy 60-90 Capsules'],
      ['has a weight, which may be a strength', '', 'Protein 5 g'],
      ['has a strength', '', 'Curcumin 500 mg'],
    ])('a name that %s', (_, pack, name) => expect(at(20, pack, name)).toBeNull());
  });

  it.each([
    ['counts without a pack size', 21, '', 'Gokshura 60 Tablets', 35, 'tablet'],
    ['counts beside a blank pack size', 21, ' ', 'Gokshura 60 Tablets', 35, 'tablet'],
    ['agrees with the pack size that it repeats', 30, '60 capsules', 'Curcumin 60 Capsules', 50, 'capsule'],
    ['does not contradict it with a strength', 30, '60 capsules', 'Curcumin 500 mg Capsules', 50, 'capsule'],
    ['does not contradict it with other units', 46, '250 g', 'Triphala 60 Sachets', 1840, '100 g'],
    ['does not contradict it with no pieces', 30, '60 capsules', 'Curcumin 0 Tablets', 50, 'capsule'],
  ])('a product’s name %s', (_, price, pack, name, cents, per) =>
    expect(at(price, pack, name)).toEqual({ cents, per }),
  );

  it('one piece, 100 g or 1 g say no more than the price', () => {
    for (const pack of ['1 piece', '100 g', '100 mL', '1 g']) expect(at(20, pack)).toBeNull();
  });

  it('less than a cent a unit is not shown', () => expect(at(3, '1000 tablets')).toBeNull());

  it.each([
    ['the selling price', 60, 30, 50],
    ['the only price, without one', 60, 0, 100],
    ['nothing, without a price', 0, 0, undefined],
  ])('the price of a unit is of %s', (_, price, oprice, cents) =>
    expect(unitPriceOf({ name: 'Giloy', pack_size: '60 capsules', price, oprice })?.cents).toBe(cents),
  );
});
