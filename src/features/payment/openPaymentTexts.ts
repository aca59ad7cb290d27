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
}

/** What a paid, or perhaps paid, purchase says on the screen. */
export function openPaymentTexts(record: OpenRecord): OpenPaymentTexts {
  switch (record.state) {
    case 'APPROVED':
      return {
        title: 'You approved a payment that was not finished',
        text: 'Nothing was charged yet. Finish it to place your order, or leave it: it lapses by itself.',
        action: 'Finish this payment',
      };
    case 'CAPTURING':
      return {
        title: 'Your payment is being checked – do not pay again',
        text: 'PayPal did not answer clearly yet. We ask again as soon as the connection allows.',
        action: 'Check now',
      };
    case 'CAPTURED':
      return {
        title: 'Payment received, finishing your order',
        text: 'Your money arrived. We place the order as soon as the shop can be reached; do not pay again.',
        action: 'Finish my order',
      };
    case 'BOOKING':
      return {
        title: 'Payment received, finishing your order',
        text: 'Please keep this page open and do not pay again.',
      };
    case 'BOOK_REFUSED':
      return record.because === 'sign-in'
        ? {
            title: 'Payment received – please sign in to finish your order',
            text: 'Your payment is safe; do not pay again. Sign in with the account you paid with, and the order is placed.',
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
        text: 'The shop’s answer was lost on the way. Your payment is safe. Check and send again, or write to us with the reference below.',
        action: 'Check and send again',
      };
  }
}

/** The text that WhatsApp and e-mail begin with. */
export function supportText(record: OpenRecord): string {
  return `${messages.whatsAppText} I paid ${formatMoney(record.snapshot.totalCents)} and my order is not confirmed. Payment reference: ${referenceOf(record)}.`;
}
