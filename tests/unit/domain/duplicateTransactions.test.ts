import { describe, expect, it } from 'vitest';
import { duplicateTransactions } from '@/domain/duplicateTransactions';

const found = (...ids: (string | null)[]) => [
  ...duplicateTransactions(ids.map((transactionId) => ({ transactionId }))),
];

describe('duplicate transactions', () => {
  it('names an id that was booked twice, once', () => expect(found('A', 'B', 'A', 'A')).toEqual(['A']));
  it('names several', () => expect(found('A', 'B', 'B', 'A')).toEqual(['B', 'A']));
  it('is empty when every payment was booked once', () => expect(found('A', 'B')).toEqual([]));
  it('is empty without payments', () => expect(found()).toEqual([]));
  it('does not take missing ids for the same payment', () => expect(found(null, null, '', '', ' ', ' ')).toEqual([]));
  it('reads an id with blanks around it as the same one', () => expect(found('A', ' A ')).toEqual(['A']));
  it('tells capitals from small letters, as PayPal does', () => expect(found('a', 'A')).toEqual([]));
});
