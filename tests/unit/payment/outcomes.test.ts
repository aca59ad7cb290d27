import { describe, expect, it } from 'vitest';
import { approvalMessage } from '@/features/payment/paymentMessages';
import { captureText, isPaid, openingText, outcomeOf, PaymentTextError } from '@/payment/outcomes';
import { recordIn, states } from './records';

const outcome = (state: (typeof states)[number]) => outcomeOf({ record: recordIn(state) }, 'u1');

describe('the outcome of a step', () => {
  it.each([
    ['DONE', 'done'],
    ['CAPTURED', 'paid'],
    ['BOOKING', 'paid'],
    ['BOOK_REFUSED', 'refused'],
    ['UNKNOWN', 'unknown'],
    ['APPROVED', 'open'],
    ['CAPTURING', 'open'],
    ['PAID_LATE', 'open'],
    ['WITH_SUPPORT', 'with-support'],
    ['DECLINED', 'declined'],
    ['NOT_CHARGED', 'not-charged'],
    ['CANCELLED', 'not-charged'],
    ['CREATED', 'not-charged'],
  ] as const)('%s: %s', (state, kind) => expect(outcome(state).kind).toBe(kind));

  it('has the contract’s texts', () => {
    expect(outcome('BOOK_REFUSED')).toMatchObject({ text: 'Error placing order. Please try again.' });
    expect(outcome('UNKNOWN')).toMatchObject({ text: 'An error occurred while processing the transaction.' });
    const refused = 'Sorry, your transaction could not be processed... refused';
    expect(outcome('NOT_CHARGED')).toMatchObject({ text: refused });
    expect(outcome('CANCELLED')).toMatchObject({ text: expect.stringContaining('You were not charged') });
  });

  it('says nothing about the money of a missing attempt', () =>
    expect(outcomeOf({ record: null }, 'u1')).toEqual({
      kind: 'gone',
      text: 'Sorry, your transaction could not be processed... This payment attempt was closed. Try again.',
    }));

  it('requires a sign-in for another customer, or if the shop demands one', () => {
    expect(outcomeOf({ record: recordIn('CAPTURED') }, 'u2').kind).toBe('sign-in');
    expect(outcomeOf({ record: { ...recordIn('BOOK_REFUSED'), because: 'sign-in' } }, 'u1').kind).toBe('sign-in');
  });

  it('asks about an order that may be this one, and reports lost storage', () => {
    const record = recordIn('UNKNOWN');
    expect(outcomeOf({ record, candidates: ['o7'] }, 'u1')).toEqual({ kind: 'ask', record, orderIds: ['o7'] });
    expect(outcomeOf({ record, signInFirst: true }, 'u1')).toEqual({ kind: 'sign-in', record });
    expect(outcomeOf({ record, storageLost: true }, 'u1')).toEqual({ kind: 'storage-lost', record });
  });

  it('is paid in five states, unless storage is lost', () => {
    const paid = states.filter((state) => isPaid(outcome(state)));
    expect(paid).toEqual(['CAPTURED', 'BOOKING', 'UNKNOWN', 'BOOK_REFUSED', 'DONE']);
    expect(isPaid(outcomeOf({ record: recordIn('CAPTURED'), storageLost: true }, 'u1'))).toBe(false);
  });
});

it.each([
  ['COMPLETED', 'Transaction COMPLETED: CAP-1'],
  ['UNKNOWN', 'PayPal has your payment on record. Payment reference: CAP-1.'],
] as const)('a capture of the status %s is announced as what PayPal said (fault 72)', (status, text) => {
  const paid = recordIn('CAPTURED');
  const message = approvalMessage({ kind: 'paid', record: { ...paid, capture: { ...paid.capture, status } } });
  expect(message?.text).toContain(text);
});

it('the text of a failed capture ends without a reason if there is none (§8)', () =>
  expect(captureText('')).toBe('Sorry, your transaction could not be processed...'));

it.each([
  ['a text of the shop', new PaymentTextError('Finish your last order first.'), 'Finish your last order first.'],
  ['an error', new Error('Popup blocked'), 'Could not initiate PayPal Checkout... Popup blocked'],
  ['a thrown text', 'Popup blocked', 'Could not initiate PayPal Checkout... Popup blocked'],
  ['nothing', undefined, 'Could not initiate PayPal Checkout... No reason was given.'],
])('the text for what keeps PayPal’s checkout from opening (§8): %s', (_, error, text) =>
  expect(openingText(error)).toBe(text),
);
