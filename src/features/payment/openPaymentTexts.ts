import { messages } from '@/config/messages';
import { formatMoney } from '@/domain/money';
import { referenceOf } from '@/payment/recordRules';
import type { OpenRecord } from '@/payment/types';

export interface OpenPaymentTexts {
  readonly title: string;
  /** The specified text, where there is one. */
  readonly specified?: string;
  readonly text: string;
  /** What the shopper's tap does; missing where the shop goes on by itself. */
  readonly action?: string;
  /** What the button says that opens the sign-in: it finishes the order, or shows whether it is there already. */
  readonly signIn?: string;
}

export const unreadableTitle = 'We couldn’t read an earlier payment';

/** What a paid, or perhaps paid, purchase says on the screen; `working` while a step of it is on its way in this tab. */
export function openPaymentTexts(record: OpenRecord, working: boolean): OpenPaymentTexts {
  switch (record.state) {
    case 'APPROVED':
      if (working) return confirming;
      return {
        title: 'You approved a payment that isn’t finished',
        text: 'Nothing was charged. Do you still want to pay? Finish the payment to place your order, or leave it.',
        action: 'Finish this payment',
      };
    case 'CAPTURING':
      if (working && record.lastError === '') return confirming;
      return {
        title: 'Your payment is being checked – do not pay again',
        text: 'PayPal hasn’t given us a clear answer yet. We’ll check again when you’re back online.',
        action: 'Check now',
      };
    case 'CAPTURED':
      return {
        title: 'Payment received, finishing your order',
        text: working
          ? keepOpen
          : 'We received your payment. We’ll place your order as soon as our server responds. Do not pay again.',
        action: 'Finish my order',
      };
    case 'BOOKING':
      return {
        title: 'Payment received, finishing your order',
        text: keepOpen,
      };
    case 'BOOK_REFUSED':
      return record.because === 'sign-in'
        ? {
            title: 'Payment received – please sign in to finish your order',
            text: 'Your payment is safe; do not pay again. Sign in with the account you paid with, and we’ll place your order.',
            signIn: 'Sign in',
            action: 'Check and send again',
          }
        : {
            title: 'Payment received, order not yet placed – do not pay again',
            specified: messages.bookingError,
            text: 'Your payment is safe. Send the order again, or write to us with the reference below.',
            action: 'Check and send again',
          };
    case 'UNKNOWN':
      return {
        title: 'Payment received, order not yet confirmed – do not pay again',
        specified: messages.bookingThrown,
        text:
          record.who.kind === 'customer'
            ? `${answerLost} Sign in again first to see whether this order is among yours. If it isn’t, send it again, or write to us with the reference below.`
            : `${answerLost} Check and send again, or write to us with the reference below.`,
        action: 'Check and send again',
        ...(record.who.kind === 'customer' ? { signIn: 'Sign in again to check' } : {}),
      };
    case 'PAID_LATE':
      return {
        title: 'Payment received, order not placed – do not pay again',
        text: 'PayPal confirmed this payment after it was closed here, so we no longer have its delivery address. Please write to us with the reference below, and we’ll finish your order or refund you.',
      };
  }
}

const keepOpen = 'Please keep this page open and do not pay again.';
const answerLost = 'We didn’t receive confirmation of your order. Your payment is safe.';
const confirming: OpenPaymentTexts = { title: 'PayPal is confirming your payment', text: keepOpen };

/** The text that WhatsApp and e-mail begin with. */
export function supportText(record: OpenRecord): string {
  return `${messages.whatsAppText} I paid ${formatMoney(record.snapshot.totalCents)} and my order is not confirmed. Payment reference: ${referenceOf(record)}.`;
}
