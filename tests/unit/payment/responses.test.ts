import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '@/api/apiError';
import { captureOrderResponse } from '@/contract/payPal';
import { captureText, createOrderText } from '@/payment/outcomes';
import { isBookingSuccess, pauseAfterTry, readBooking, readCapture, readCreateOrder } from '@/payment/responses';
import { user } from '../../support/fixtures';
import { captured, captureResponse } from './world';

const network: ApiError = { kind: 'network', message: '' };
const malformed: ApiError = { kind: 'malformed', status: 200, message: '' };
const http = (status: number, message = ''): ApiError => ({ kind: 'http', status, message });
const details = (issue: string) => ({ details: [{ issue, description: 'Why.' }], debugId: 'f00' });

describe('the order create (§7)', () => {
  it('an id is an order', () =>
    expect(readCreateOrder({ data: { id: 'PP-1', details: [], debugId: '' } })).toEqual({
      kind: 'created',
      orderId: 'PP-1',
    }));

  it('details give the reason: issue, description, debug id', () =>
    expect(readCreateOrder({ data: { id: '', ...details('RESTRICTED') } })).toEqual({
      kind: 'failed',
      reason: 'RESTRICTED Why. (f00)',
    }));

  it.each([
    [{ data: { id: '', details: [], debugId: '' } }, 'The payment service returned no order.'],
    [{ error: network }, 'No response. Check your connection.'],
    [{ error: http(502) }, 'The service returned status 502.'],
    [{ error: malformed }, 'The service sent a response we can’t read.'],
  ])('anything else is a failure with a text: %j', (response, reason) =>
    expect(readCreateOrder(response)).toEqual({ kind: 'failed', reason }),
  );

  it('the server’s own message is preferred', () =>
    expect(readCreateOrder({ error: http(500, ' Closed  today ') })).toMatchObject({ reason: 'Closed today' }));
});

describe('the texts of §8', () => {
  it('the reason follows the text', () => {
    expect(createOrderText('R (1)')).toBe('Could not initiate PayPal Checkout... R (1)');
    expect(captureText('R')).toBe('Sorry, your transaction could not be processed... R');
    expect(captureText('')).toBe('Sorry, your transaction could not be processed...');
    expect(createOrderText('')).toBe('Could not initiate PayPal Checkout... No reason was given.');
  });

  it('a reason omits what PayPal omitted', () => {
    const data = { id: '', details: [{ issue: 'X', description: '' }], debugId: '' };
    expect(readCreateOrder({ data })).toMatchObject({ reason: 'X' });
  });
});

describe('the capture (§7)', () => {
  it.each(['COMPLETED', 'PENDING'])('%s: the money moved', (status) =>
    expect(readCapture({ data: captured(status) })).toEqual({
      kind: 'captured',
      facts: { id: 'CAP-1', status, amount: '110.00', currency: 'CAD' },
    }),
  );

  it.each([
    [{ value: '110.00', currency_code: 'CAD' }, '110.00', 'CAD'],
    [undefined, '', ''],
    ['110.00', '', ''],
  ])('in PayPal’s spelling, an amount of %j is "%s" of "%s"', (sent, amount, currency) => {
    const captures = [{ id: 'C', status: 'COMPLETED', amount: sent }];
    const { output } = v.safeParse(captureOrderResponse, {
      purchase_units: [{ payments: { captures } }],
      debug_id: 'f0',
    });
    expect(output).toEqual({
      captures: [{ id: 'C', status: 'COMPLETED', amount, currency }],
      details: [],
      debugId: 'f0',
    });
  });

  it('ORDER_ALREADY_CAPTURED: captured, with a status only if PayPal repeats it (fault 72)', () => {
    const issue = details('ORDER_ALREADY_CAPTURED');
    expect(readCapture({ data: captureResponse(issue) })).toEqual({
      kind: 'captured',
      facts: { id: '', status: 'UNKNOWN', amount: '', currency: '' },
    });
    expect(readCapture({ data: { ...captured('PENDING'), ...issue } })).toMatchObject({
      kind: 'captured',
      facts: { id: 'CAP-1', status: 'PENDING' },
    });
  });

  it('INSTRUMENT_DECLINED: the sheet opens again', () =>
    expect(readCapture({ data: captureResponse(details('INSTRUMENT_DECLINED')) })).toEqual({
      kind: 'declined',
      reason: 'INSTRUMENT_DECLINED Why. (f00)',
    }));

  it('a listed issue proves that nothing was charged', () => {
    expect(readCapture({ data: captureResponse(details('TRANSACTION_REFUSED')) })).toEqual({
      kind: 'refused',
      reason: 'TRANSACTION_REFUSED Why. (f00)',
    });
    const both = [...details('SOMETHING_NEW').details, ...details('ORDER_VOIDED').details];
    expect(readCapture({ data: captureResponse({ details: both }) }).kind).toBe('refused');
  });

  it('an issue without a name proves nothing', () =>
    expect(readCapture({ data: captureResponse(details('')) }).kind).toBe('unclear'));

  it.each([400, 404, 408, 422])('an unlisted issue proves nothing, with status %i (fault 70)', (status) =>
    expect(readCapture({ data: captureResponse({ ...details('SOMETHING_NEW'), status }) })).toEqual({
      kind: 'unclear',
      reason: 'SOMETHING_NEW Why. (f00)',
      waitMs: null,
    }),
  );

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
    expect(readCapture({ data: captureResponse(details(issue)) }).kind).toBe('refused'),
  );

  it.each(['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS'])(
    '%s: PayPal is still processing',
    (issue) => {
      expect(readCapture({ data: captureResponse(details(issue)) }).kind).toBe('unclear');
      const beside = [...details('TRANSACTION_REFUSED').details, ...details(issue).details];
      expect(readCapture({ data: captureResponse({ details: beside }) }).kind).toBe('unclear');
    },
  );

  it('a 409 is unclear, whatever its issue, unless it contains a capture', () => {
    const conflict = captureResponse({ ...details('TRANSACTION_REFUSED'), status: 409 });
    expect(readCapture({ data: conflict }).kind).toBe('unclear');
    expect(readCapture({ data: captureResponse({ status: 409 }) })).toMatchObject({
      reason: 'PayPal is still working on it.',
    });
    expect(readCapture({ data: { ...captured(), status: 409 } }).kind).toBe('captured');
  });

  it('a capture in the response outweighs its issues', () =>
    expect(readCapture({ data: { ...captured(), ...details('TRANSACTION_REFUSED') } }).kind).toBe('captured'));

  it('a successful capture counts even after a declined one', () => {
    const captures = ['DECLINED', 'COMPLETED'].map((status) => ({ id: status, status, amount: '', currency: '' }));
    expect(readCapture({ data: captureResponse({ captures }) })).toMatchObject({
      kind: 'captured',
      facts: { id: 'COMPLETED' },
    });
  });

  it('ids are truncated', () => {
    const captures = [{ id: 'C'.repeat(5000), status: 'COMPLETED', amount: '', currency: '' }];
    const reading = readCapture({ data: captureResponse({ captures }) });
    expect(reading).toMatchObject({ facts: { id: 'C'.repeat(128) } });
    const orderId = 'O'.repeat(5000);
    expect(readBooking({ data: { message: 'Booking created successfully', orderId } }, 'CAP-1', [])).toMatchObject({
      orderNumber: 'O'.repeat(128),
    });
  });

  it.each([
    ['DECLINED', 'The payment was declined.'],
    ['FAILED', 'The payment failed.'],
  ])('status %s: refused', (status, reason) =>
    expect(readCapture({ data: captured(status) })).toEqual({ kind: 'refused', reason }),
  );

  it.each([
    { data: captureResponse() },
    { data: captured('SOMETHING') },
    { error: network },
    { error: malformed },
    { error: http(500) },
    { error: http(429) },
  ])('anything else is unclear, with a reason: %j', (response) =>
    expect(readCapture(response)).toMatchObject({
      kind: 'unclear',
      reason: expect.stringMatching(/\w/),
      waitMs: null,
    }),
  );

  it('only a 429 says how long to wait', () => {
    const asking = (status: number): ApiError => ({
      kind: 'http',
      status,
      message: '',
      retryAfterMs: 5000,
    });
    expect(readCapture({ error: asking(429) })).toMatchObject({ kind: 'unclear', waitMs: 5000 });
    expect(readCapture({ error: asking(503) })).toMatchObject({ waitMs: null });
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

  it('the order number is response._id', () =>
    expect(read({ data: { message: 'Booking created successfully', orderId: 'o1' } })).toEqual({
      kind: 'booked',
      orderNumber: 'o1',
    }));

  it('without it, the newest entry of updatedUser.myOrders; without that, the capture id (ruling 36)', () => {
    const message = 'Booking added successfully';
    const numberOf = (myOrders?: string[]) =>
      read({ data: { message, orderId: '', user: myOrders ? user({ myOrders }) : null } });
    expect(numberOf(['old', 'new-1', 'new-2'])).toMatchObject({ orderNumber: 'new-2' });
    expect(numberOf(['old'])).toMatchObject({ orderNumber: 'CAP-1' });
    expect(numberOf()).toMatchObject({ orderNumber: 'CAP-1' });
    expect(read({ data: { message, orderId: '' } })).toMatchObject({ orderNumber: 'CAP-1' });
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
