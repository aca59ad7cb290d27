import { plural } from '@/lib/plural';

/** Of the orders page, beside those that every account page loads. */
export const accountOrderTexts = {
  statusAsOf: (time: string) => `Status as of ${time}`,
  statusAsOfSignIn: 'Status as of your last sign-in',
  checkForNews: 'Check for news',
  nothingNew: 'Nothing has changed since you last looked.',
  changed: (order: string, status: string) => `Order #${order} is now ${status}.`,
  changedSomehow: (order: string) => `Order #${order} has changed.`,
  added: (order: string) => `Order #${order} is new.`,
  details: 'Details',
  of: (order: string) => `of order #${order}`,
  contents: (quantity: number, name: string) => `${quantity} × ${name}`,
  more: (count: number) => plural(count, { one: 'and 1 more', other: `and ${count} more` }),
  invoice: 'Invoice',
  buyAgain: 'Buy again',
  results: 'Result for each product',
  line: (quantity: number, name: string) => `${quantity} × ${name}:`,
  goToCart: 'Go to cart',
  outcomes: {
    pending: 'Checking…',
    added: 'Added to your cart.',
    outOfStock: 'Out of stock.',
    gone: 'No longer available.',
    unanswered: 'We couldn’t check this product. Please try again.',
    waits: 'We’ll add it once you’ve signed in.',
  },
} as const;
