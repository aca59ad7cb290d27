import type { User } from '@/contract/user';
import { type BagLine, type BagList, eachList, type GuestBag, isRecent } from './guestBag';

/** How many of a product the account has: pieces in the first cart, or 1 for a wishlisted product. */
export function heldBy(user: User, list: BagList, productId: string): number {
  if (list === 'saved') return user.wishlistedItems.some(({ _id }) => _id === productId) ? 1 : 0;
  const items = user.myCart[0]?.items ?? [];
  return items.reduce((sum, { productId: product, quantity }) => sum + (product?._id === productId ? quantity : 0), 0);
}

/** Whether the account shows that a line which was sent has arrived. */
export function hasArrived({ _id, sentAt, quantity }: BagLine, list: BagList, user: User): boolean {
  return sentAt !== null && heldBy(user, list, _id) >= sentAt + quantity;
}

/**
 * After a sign-in: what was added recently becomes the customer's, another customer's lines go, and what was saved on the device
 * and is in the account is done with.
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

/** The customer's lines that need a look, and those of an earlier visitor, which are offered. */
export function leftOver(list: readonly BagLine[], userId: string) {
  return {
    stuck: list.filter(({ owner, sentAt, problem }) => owner === userId && (sentAt !== null || problem !== '')),
    offered: list.filter(({ owner }) => owner === ''),
  };
}
