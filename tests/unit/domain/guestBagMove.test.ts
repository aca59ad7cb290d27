import { describe, expect, it } from 'vitest';
import {
  type BagLine,
  type BagList,
  emptyBag,
  hasArrived,
  heldBy,
  leftOver,
  nextMove,
  takenOver,
  withAdded,
  withChange,
} from '@/domain/guestBag';
import { cartItem, user as customer, product } from '../../support/fixtures';

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 4, 1);
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
    ['the cart has more by the line', 5, true],
    ['the cart has less than that', 4, false],
  ])('a line that was sent is settled if %s', (_, inCart, settled) => {
    const sent = bagWith('lines', { owner: 'asha', sentAt: 3 });
    const user = customer({ _id: 'asha', myCart: [{ items: [cartItem(product(), inCart)] }] });
    const [line] = sent.lines;
    expect(line && hasArrived(line, 'lines', user)).toBe(settled);
    expect(takenOver(sent, user, now).lines).toHaveLength(settled ? 0 : 1);
  });
});

describe('the next line to send', () => {
  it('is one of the customer’s, of the bag before the saved ones', () => {
    const both = { ...bagWith('saved', { owner: 'asha' }), lines: bagWith('lines', { owner: 'asha' }).lines };
    expect(nextMove(both, 'asha')?.list).toBe('lines');
    expect(nextMove({ ...both, lines: [] }, 'asha')?.list).toBe('saved');
    expect(nextMove(both, 'noah')).toBeNull();
  });

  it.each([
    ['nobody’s', { owner: '' }],
    ['sent before, without an answer', { sentAt: 0 }],
    ['refused', { problem: 'refused' as const }],
  ])('is none that is %s', (_, change) => {
    expect(nextMove(bagWith('lines', { owner: 'asha', ...change }), 'asha')).toBeNull();
  });
});

it('what is left over is stuck, or offered if it is nobody’s', () => {
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
