import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { captureOrderResponse } from '@/contract/payPal';
import type { CaptureReply } from '@/payment/browser';
import { isBookingSuccess, pauseAfterTry, readBooking, readCapture, readCreateOrder } from '@/payment/responses';
import { user } from '../../support/fixtures';
import { captured, captureResponse, http, malformed, network, refusal } from './world';

describe('the order create (§7)', () => {
  const read = (id: string, issues = captureResponse()) => readCreateOrder({ data: { ...issues, id } });

  it('an id is an order', () => expect(read('PP-1')).toEqual({ kind: 'created', orderId: 'PP-1' }));

  it('details give the reason: issue, description, debug id, without what PayPal omitted', () => {
    expect(read('', refusal('RESTRICTED'))).toEqual({ kind: 'failed', reason: 'RESTRICTED Why. (f00)' });
    const details = [{ issue: 'X', description: '' }];
    expect(read('', captureResponse({ details }))).toMatchObject({ reason: 'X' });
  });

  it('without details, the reason says so', () =>
    expect(read('')).toEqual({ kind: 'failed', reason: 'The payment service returned no order.' }));

  it.each([
    [network, 'No response. Check your connection.'],
    [http(502), 'The service returned status 502.'],
    [malformed, 'The service sent a response we can’t read.'],
    [http(500, ' Closed  today '), 'Closed today'],
  ])('an error is a failure with the server’s own message, or a text: %j', (error, reason) =>
    expect(readCreateOrder({ error })).toEqual({ kind: 'failed', reason }),
  );
});

describe('the capture (§7)', () => {
  const read = (data: CaptureReply) => readCapture({ data });

  it.each(['COMPLETED', 'PENDING'])('%s: the money moved', (status) => {
    const facts = { id: 'CAP-1', status, amount: '110.00', currency: 'CAD' };
    expect(read(captured(status))).toEqual({ kind: 'captured', facts });
  });

  it.each([
    [{ value: '110.00', currency_code: 'CAD' }, '110.00', 'CAD'],
    [undefined, '', ''],
    ['110.00', '', ''],
  ])('in PayPal’s spelling, an amount of %j is "%s" of "%s"', (sent, amount, currency) => {
    const facts = { id: 'C', status: 'COMPLETED' };
    const purchase_units = [{ payments: { captures: [{ ...facts, amount: sent }] } }];
    const { output } = v.safeParse(captureOrderResponse, { purchase_units, debug_id: 'f0' });
    expect(output).toEqual({ captures: [{ ...facts, amount, currency }], details: [], debugId: 'f0' });
  });

  it('ORDER_ALREADY_CAPTURED: captured, with a status only if PayPal repeats it (fault 72)', () => {
    const issue = refusal('ORDER_ALREADY_CAPTURED');
    const unnamed = { id: '', status: 'UNKNOWN', amount: '', currency: '' };
    expect(read(issue)).toEqual({ kind: 'captured', facts: unnamed });
    const repeated = { ...issue, captures: captured('PENDING').captures };
    expect(read(repeated)).toMatchObject({ kind: 'captured', facts: { id: 'CAP-1', status: 'PENDING' } });
  });

  it('INSTRUMENT_DECLINED: the sheet opens again', () => {
    const reason = 'INSTRUMENT_DECLINED Why. (f00)';
    expect(read(refusal('INSTRUMENT_DECLINED'))).toEqual({ kind: 'declined', reason });
  });

  it('a listed issue proves that nothing was charged', () => {
    const reason = 'TRANSACTION_REFUSED Why. (f00)';
    expect(read(refusal('TRANSACTION_REFUSED'))).toEqual({ kind: 'refused', reason });
    expect(read(refusal('SOMETHING_NEW', 'ORDER_VOIDED')).kind).toBe('refused');
  });

  it('an issue without a name proves nothing', () => expect(read(refusal('')).kind).toBe('unclear'));

  it.each([400, 404, 408, 422])('an unlisted issue proves nothing, with status %i (fault 70)', (status) => {
    const reason = 'SOMETHING_NEW Why. (f00)';
    expect(read({ ...refusal('SOMETHING_NEW'), status })).toEqual({ kind: 'unclear', reason, waitMs: null });
  });

  it.each(
    `
      AGREEMENT_ALREADY_CANCELLED BILLING_AGREEMENT_NOT_FOUND CARD_BRAND_NOT_SUPPORTED CARD_CLOSED CARD_EXPIRED
      COMPLIANCE_VIOLATION CONSENT_NEEDED CURRENCY_NOT_SUPPORTED_FOR_CARD_TYPE
      CURRENCY_NOT_SUPPORTED_FOR_COUNTRY DOMESTIC_TRANSACTION_REQUIRED MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED
      ORDER_EXPIRED ORDER_NOT_APPROVED ORDER_VOIDED PAYEE_ACCOUNT_LOCKED_OR_CLOSED PAYEE_ACCOUNT_RESTRICTED
      PAYEE_BLOCKED_TRANSACTION PAYER_ACCOUNT_LOCKED_OR_CLOSED PAYER_ACCOUNT_RESTRICTED PAYER_ACTION_REQUIRED
      PAYER_CANNOT_PAY PAYMENT_DENIED PAYMENT_SOURCE_CANNOT_BE_USED PAYMENT_SOURCE_DECLINED_BY_PROCESSOR
      PAYMENT_SOURCE_INFO_CANNOT_BE_VERIFIED REDIRECT_PAYER_FOR_ALTERNATE_FUNDING TRANSACTION_BLOCKED_BY_PAYEE
      TRANSACTION_LIMIT_EXCEEDED TRANSACTION_RECEIVING_LIMIT_EXCEEDED
    `
      .trim()
      .split(/\s+/),
  )('%s: PayPal never captures this order, whatever an earlier try did', (issue) =>
    expect(read(refusal(issue)).kind).toBe('refused'),
  );

  it.each(['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS'])('%s: PayPal is processing it', (issue) => {
    expect(read(refusal(issue)).kind).toBe('unclear');
    expect(read(refusal('TRANSACTION_REFUSED', issue)).kind).toBe('unclear');
  });

  it('a 409 is unclear, whatever its issue, unless it contains a capture', () => {
    expect(read({ ...refusal('TRANSACTION_REFUSED'), status: 409 }).kind).toBe('unclear');
    expect(read(captureResponse({ status: 409 }))).toMatchObject({ reason: 'PayPal is still working on it.' });
    expect(read({ ...captured(), status: 409 }).kind).toBe('captured');
  });

  it('a capture in the response outweighs its issues', () =>
    expect(read({ ...refusal('TRANSACTION_REFUSED'), captures: captured().captures }).kind).toBe('captured'));

  it('a successful capture counts even after a declined one', () => {
    const captures = ['DECLINED', 'COMPLETED'].map((status) => ({ id: status, status, amount: '', currency: '' }));
    expect(read(captureResponse({ captures }))).toMatchObject({ kind: 'captured', facts: { id: 'COMPLETED' } });
  });

  it('a long id is truncated', () => {
    const captures = [{ id: 'C'.repeat(5000), status: 'COMPLETED', amount: '', currency: '' }];
    expect(read(captureResponse({ captures }))).toMatchObject({ facts: { id: 'C'.repeat(128) } });
  });

  it.each([
    ['DECLINED', 'The payment was declined.'],
    ['FAILED', 'The payment failed.'],
  ])('status %s: refused', (status, reason) => expect(read(captured(status))).toEqual({ kind: 'refused', reason }));

  it.each([
    { data: captureResponse() },
    { data: captured('SOMETHING') },
    { error: network },
    { error: malformed },
    { error: http(500) },
    { error: http(429) },
  ])('anything else is unclear, with a reason: %j', (response) => {
    const reason = expect.stringMatching(/\w/);
    expect(readCapture(response)).toMatchObject({ kind: 'unclear', reason, waitMs: null });
  });

  it.each([
    [429, 5000],
    [503, null],
  ])('only a 429 says how long to wait: %i, %s', (status, waitMs) => {
    const error = { kind: 'http', status, message: '', retryAfterMs: 5000 } as const;
    expect(readCapture({ error })).toMatchObject({ kind: 'unclear', waitMs });
  });
});

describe('the pauses between captures', () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [4, 8000],
    [5, 16_000],
  ])('after try %i: %i ms, a fifth more or less', (sent, pause) => {
    expect(pauseAfterTry(sent, null, 0.5)).toBe(pause);
    expect(pauseAfterTry(sent, null, 0)).toBe(pause * 0.8);
    expect(pauseAfterTry(sent, null, 0.999_999)).toBe(Math.round(pause * 1.2));
  });

  it('there is no seventh try for now', () => expect(pauseAfterTry(6, null, 0.5)).toBeNull());

  it('Retry-After counts up to a minute', () => {
    expect(pauseAfterTry(1, 7000, 0.5)).toBe(7000);
    expect(pauseAfterTry(1, 100, 0.5)).toBe(1000);
    expect(pauseAfterTry(1, 60_000, 0.5)).toBe(60_000);
    expect(pauseAfterTry(1, 60_001, 0.5)).toBeNull();
  });
});

describe('the booking (§8)', () => {
  const read = (response: Parameters<typeof readBooking>[0]) => readBooking(response, 'CAP-1', ['old']);

  it.each([
    'Booking added successfully',
    'User and booking created successfully.',
    'Well: Booking created successfully!',
  ])('"%s" contains a listed message: booked', (message) => expect(isBookingSuccess(message)).toBe(true));

  it('the order number is response._id, truncated', () => {
    const message = 'Booking created successfully';
    expect(read({ data: { message, orderId: 'o1' } })).toEqual({ kind: 'booked', orderNumber: 'o1' });
    expect(read({ data: { message, orderId: 'O'.repeat(5000) } })).toMatchObject({ orderNumber: 'O'.repeat(128) });
  });

  it.each([
    [{ user: user({ myOrders: ['old', 'new-1', 'new-2'] }) }, 'new-2'],
    [{ user: user({ myOrders: ['old'] }) }, 'CAP-1'],
    [{ user: null }, 'CAP-1'],
    [{}, 'CAP-1'],
  ])('without it, the newest of updatedUser.myOrders, or else the capture id (ruling 36)', (sent, orderNumber) => {
    const data = { message: 'Booking added successfully', orderId: '', ...sent };
    expect(read({ data })).toMatchObject({ orderNumber });
  });

  it('another message is a clear refusal', () =>
    expect(read({ data: { message: 'Sold out', orderId: '' } })).toEqual({ kind: 'refused', reason: 'Sold out' }));

  it('401 asks for a sign-in', () =>
    expect(read({ error: http(401, 'Sign in') })).toEqual({ kind: 'sign-in', reason: 'Sign in' }));

  it.each([400, 403, 404, 422, 429, 499])('status %i is a clear refusal', (status) =>
    expect(read({ error: http(status) })).toMatchObject({ kind: 'refused' }),
  );

  it.each([
    { error: network },
    { error: malformed },
    { error: http(500) },
    { error: http(503) },
    { error: http(408) },
    { error: http(302) },
    { data: { message: '', orderId: '' } },
  ])('anything but a refusal is unclear, with a reason: %j', (response) =>
    expect(read(response)).toMatchObject({ kind: 'unclear', reason: expect.stringMatching(/\w/) }),
  );
});
