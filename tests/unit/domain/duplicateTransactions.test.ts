import { describe, expect, it } from 'vitest';
import { duplicateTransactions } from '@/domain/ledger';

const found = (...ids: (string | null)[]) => [
  ...duplicateTransactions(ids.map((transactionId) => ({ transactionId }))),
];

describe('duplicate transactions', () => {
  it('lists an id in several bookings once', () => expect(found('A', 'B', 'A', 'A')).toEqual(['A']));
  it('lists several ids', () => expect(found('A', 'B', 'B', 'A')).toEqual(['B', 'A']));
  it('is empty if every payment was booked once', () => expect(found('A', 'B')).toEqual([]));
  it('is empty without payments', () => expect(found()).toEqual([]));
  it('does not treat missing ids as one payment', () => expect(found(null, null, '', '', ' ', ' ')).toEqual([]));
  it('ignores whitespace around an id', () => expect(found('A', ' A ')).toEqual(['A']));
  it('is case-sensitive, like PayPal', () => expect(found('a', 'A')).toEqual([]));
});
