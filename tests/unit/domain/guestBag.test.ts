import { describe, expect, it } from 'vitest';
import {
  type BagLine,
  type BagList,
  bagExpiryDays,
  bagOfGuest,
  emptyBag,
  type GuestBag,
  hasArrived,
  heldBy,
  isRecent,
  leftOver,
  nextMove,
  takenOver,
  withAdded,
  withChange,
  withoutExpired,
  withoutLine,
  withUpdates,
} from '@/domain/guestBag';
import { cartItem, user as customer, product, review } from '../../support/fixtures';

const day = 24 * 60 * 60_000;

const now = Date.UTC(2026, 4, 1);

const other = product({ _id: 'b', name: 'Other' });

const bagOf = (...added: { at?: number; quantity?: number }[]): GuestBag =>
  added.reduce<GuestBag>(
    (bag, { at = now, quantity = 1 }, index) => withAdded(bag, 'lines', product({ _id: `p${index}` }), quantity, at),
    emptyBag,
  );

describe('adding to the bag', () => {
  it('more pieces of a product join its line, in place, and make it recent again', () => {
    let bag = withAdded(emptyBag, 'lines', product(), 2, now - day);
    bag = withAdded(bag, 'lines', other, 1, now);
    bag = withAdded(bag, 'lines', product(), 3, now);
    expect(bag.lines.map(({ _id, quantity, at }) => [_id, quantity, at])).toEqual([
      [product()._id, 5, now],
      ['b', 1, now],
    ]);
  });

  it('a product is saved once', () => {
    const bag = withAdded(withAdded(emptyBag, 'saved', product(), 1, now), 'saved', product(), 1, now);
    expect(bag.saved.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('the product is stored without its reviews, its description and all pictures but the first', () => {
    const large = product({ images: ['a', 'b'], reviews: [review(5)], description: 'Long' });
    expect(withAdded(emptyBag, 'lines', large, 1, now).lines[0]?.product).toEqual({
      ...large,
      images: ['a'],
      reviews: [],
      description: '',
    });
  });

  it('a line that a customer took over is replaced, not added to', () => {
    const claimed = withChange(withAdded(emptyBag, 'lines', product(), 4, now), 'lines', product()._id, {
      owner: 'asha',
    });
    const [line, ...more] = withAdded(claimed, 'lines', product(), 1, now).lines;
    expect([line?.quantity, line?.owner, more]).toEqual([1, '', []]);
  });
});

it('a line can be removed and changed without the others', () => {
  const bag = bagOf({}, {});
  expect(withoutLine(bag, 'lines', 'p0').lines.map(({ _id }) => _id)).toEqual(['p1']);
  expect(withChange(bag, 'lines', 'p1', { quantity: 7 }).lines.map(({ quantity }) => quantity)).toEqual([1, 7]);
});

it.each([
  ['the last moment', 1, bagExpiryDays * day - 1],
  ['the end', 0, bagExpiryDays * day],
])('at %s of its days, %d line remains', (_, left, age) => {
  expect(withoutExpired(bagOf({ at: now - age }), now).lines).toHaveLength(left);
});

it('a time in the future counts as now', () => {
  expect(withoutExpired(bagOf({ at: now + 90 * day }), now).lines[0]?.at).toBe(now);
});

it('a line is recent for a day', () => {
  const [fresh, old] = bagOf({ at: now - day + 1 }, { at: now - day }).lines;
  expect([fresh && isRecent(fresh, now), old && isRecent(old, now)]).toEqual([true, false]);
});

it('a guest does not see a customer’s lines', () => {
  expect(bagOfGuest(withChange(bagOf({}, {}), 'lines', 'p0', { owner: 'asha' })).lines.map(({ _id }) => _id)).toEqual([
    'p1',
  ]);
});

describe('newer products', () => {
  it('change price and stock of their own line; equal ones change nothing', () => {
    const bag = bagOf({}, {});
    const next = withUpdates(bag, { products: [product({ _id: 'p1', oprice: 12, stockSize: 3 })], gone: [] });
    expect(next.lines.map((line) => [line.product.oprice, line.product.stockSize])).toEqual([
      [30, 20],
      [12, 3],
    ]);
    expect(withUpdates(bag, { products: [product({ _id: 'p1' })], gone: [] })).toBe(bag);
  });

  it('a product that is gone stays, marked, until it is sold again', () => {
    const gone = withUpdates(bagOf({}), { products: [], gone: ['p0'] });
    expect(gone.lines[0]?.gone).toBe(true);
    expect(withUpdates(gone, { products: [], gone: [] })).toBe(gone);
    expect(withUpdates(gone, { products: [product({ _id: 'p0' })], gone: [] }).lines[0]?.gone).toBe(false);
  });
});

describe('guest bag move', () => {
  const asha = customer({ _id: 'asha' });

  const bagWith = (list: BagList, change: Partial<BagLine> = {}, quantity = 2) =>
    withChange(withAdded(emptyBag, list, product(), quantity, now), list, product()._id, change);

  it('the account holds the pieces of its first cart, and 1 of a wishlisted product', () => {
    const user = customer({
      myCart: [{ items: [cartItem(product(), 3), cartItem(null)] }],
      wishlistedItems: [product()],
    });
    expect([
      heldBy(user, 'lines', product()._id),
      heldBy(user, 'saved', product()._id),
      heldBy(asha, 'saved', 'x'),
    ]).toEqual([3, 1, 0]);
  });

  describe('a sign-in', () => {
    it('takes over what was added within a day', () => {
      expect(takenOver(bagWith('lines'), asha, now).lines[0]?.owner).toBe('asha');
      expect(takenOver(bagWith('lines', { at: now - day }), asha, now).lines[0]?.owner).toBe('');
    });

    it('drops what another customer took over', () => {
      expect(takenOver(bagWith('lines', { owner: 'noah' }), asha, now)).toEqual(emptyBag);
    });

    it('drops a saved product that the wishlist has, and keeps one of an earlier visitor', () => {
      const user = customer({ _id: 'asha', wishlistedItems: [product()] });
      expect(takenOver(bagWith('saved'), user, now)).toEqual(emptyBag);
      expect(takenOver(bagWith('saved', { at: now - 2 * day }), user, now).saved).toHaveLength(1);
    });

    it.each([
      ['the cart has gained its quantity', 5, true],
      ['the cart has gained less', 4, false],
    ])('a line that was sent is settled if %s', (_, inCart, settled) => {
      const sent = bagWith('lines', { owner: 'asha', sentAt: 3 });
      const user = customer({ _id: 'asha', myCart: [{ items: [cartItem(product(), inCart)] }] });
      const [line] = sent.lines;
      expect(line && hasArrived(line, 'lines', user)).toBe(settled);
      expect(takenOver(sent, user, now).lines).toHaveLength(settled ? 0 : 1);
    });
  });

  describe('the next line to send', () => {
    it('is the customer’s own, from the bag before the saved products', () => {
      const both = { ...bagWith('saved', { owner: 'asha' }), lines: bagWith('lines', { owner: 'asha' }).lines };
      expect(nextMove(both, 'asha')?.list).toBe('lines');
      expect(nextMove({ ...both, lines: [] }, 'asha')?.list).toBe('saved');
      expect(nextMove(both, 'noah')).toBeNull();
    });

    it.each([
      ['a guest’s', { owner: '' }],
      ['sent before, without a response', { sentAt: 0 }],
      ['refused', { problem: 'refused' as const }],
    ])('is none that is %s', (_, change) => {
      expect(nextMove(bagWith('lines', { owner: 'asha', ...change }), 'asha')).toBeNull();
    });
  });

  it('of the lines left over, those sent or refused are stuck, and a guest’s are offered', () => {
    const lines = [
      ...bagWith('lines', { owner: 'asha', sentAt: 0 }).lines,
      ...bagWith('lines', { owner: 'asha', problem: 'gone' }).lines,
      ...bagWith('lines', { owner: 'asha' }).lines,
      ...bagWith('lines').lines,
    ];
    const { stuck, offered } = leftOver(lines, 'asha');
    expect(stuck).toEqual(lines.slice(0, 2));
    expect(offered).toEqual(lines.slice(3));
  });
});
