import { messages } from '@/config/messages';
import { plural } from '@/lib/numbers';

export const deviceOrderTexts = {
  title: 'Orders on this device',
  intro:
    'Orders placed on this device without an account stay here for one day. Anyone using this device can see them while no account is signed in.',
  total: (amount: string) => `Total ${amount}`,
  remove: 'Remove from this device',
  question: 'Remove these orders from this device?',
  consequence:
    'Note their order IDs first: we’ll ask for them if you write to us, and we can’t show them here again. This doesn’t cancel your orders.',
  keep: 'Keep them',
  removed: 'We removed your orders from this device.',
  notRemoved: 'Reload this page and try again. Your browser’s storage isn’t responding, so your orders are still here.',
} as const;

const finishing = 'Payment received, finishing your order';
const notConfirmed = 'Payment received, order not yet confirmed – do not pay again';
const keepOpen = 'Keep this page open and do not pay again.';

/** The banner on every page and the card of an unfinished payment. docs/payments.md holds the same table. */
export const openPaymentTexts = {
  confirming: { title: 'PayPal is confirming your payment', text: keepOpen },
  approved: {
    title: 'Your payment isn’t complete',
    text: 'Finish the payment to place your order, or cancel it. You haven’t been charged.',
    action: 'Finish this payment',
  },
  checking: {
    title: 'We’re checking your payment – do not pay again',
    text: 'Check your connection, or finish this payment here. PayPal hasn’t given us a clear response yet.',
    action: 'Finish this payment',
  },
  captured: {
    title: finishing,
    text: 'Do not pay again. We’ll place your order as soon as our server responds.',
    action: 'Finish my order',
  },
  capturedOld: {
    title: 'Payment received more than a day ago, order not placed',
    text: 'Write to us with the reference below if you no longer want this order, or if we’ve refunded it. If you still want it, finish it.',
    action: 'Finish my order',
  },
  onRecord: {
    title: 'Your order isn’t finished – do not pay again',
    text: 'PayPal has your payment on record, but didn’t say whether it is complete.',
  },
  capturedWorking: { title: finishing, text: keepOpen, action: 'Finish my order' },
  booking: { title: finishing, text: keepOpen },
  signInRequired: {
    title: 'Payment received – sign in to finish your order',
    text: 'Sign in with the account you paid with, and we’ll place your order. Do not pay again.',
    signIn: 'Sign in',
    action: 'Send again',
  },
  refused: {
    title: 'Payment received, order not yet placed – do not pay again',
    text: 'Send the order again, or write to us with the reference below. We have a record of your payment here.',
    action: 'Send again',
  },
  unknownCustomer: {
    title: notConfirmed,
    text: 'Sign in again first to see whether this order is among yours: we didn’t receive its confirmation. If it isn’t, send it again, or write to us with the reference below.',
    signIn: 'Sign in again to check',
    action: 'Check and send again',
  },
  unknownGuest: {
    title: notConfirmed,
    text: 'Write to us with the reference below: we can see whether we have your order. If we do and you send it again, you may get it twice.',
    action: 'Send again',
  },
  paidLate: {
    title: 'Payment received, order not placed – do not pay again',
    text: 'Write to us with the reference below. PayPal confirmed this payment late, and we no longer have your delivery address.',
  },
  newer: {
    title: 'This page is too old to show a payment',
    text: {
      before:
        'Reload this page to see it. You may have been charged. If that doesn’t help, write to us before you pay again, with the reference',
      after: '.',
    },
    supportMessage: (reference: string) =>
      `Hello, the shop can’t show a payment of mine. Payment reference: ${reference}.`,
  },
  unreadable: {
    title: 'We couldn’t read an earlier payment',
    text: { before: 'Before you pay again, write to us with the reference', after: '. You may have been charged.' },
    supportMessage: (reference: string) =>
      `Hello, the shop couldn’t read an earlier payment of mine. Payment reference: ${reference}.`,
  },
  banner: (title: string) => `${title}.`,
  finishFirst: 'Finish your last order first',
  seeOrder: 'See your order',
  reference: 'Payment reference',
  stillWorking: 'Still working. Keep this page open.',
  doNotPay: 'Do not pay',
  offline: 'You’re offline. We’ll place your order when you’re back online.',
  supportMessage: (amount: string, reference: string) =>
    `${messages.whatsAppText} I paid ${amount} and my order is not confirmed. Payment reference: ${reference}.`,
  candidates: {
    question: (orders: number) =>
      plural(
        orders,
        'Your account shows a new order. Is it the one you paid for here?',
        'Your account shows new orders. Is one of them the one you paid for here?',
      ),
    confirm: (orderId: string) => `Yes, order ${orderId}`,
    deny: 'No, send my order again',
  },
  otherOwner: {
    guest: {
      before: 'A payment made on this device without an account isn’t finished. If it’s yours,',
      link: 'sign out to see it',
      after: '.',
    },
    customer: {
      before: 'A payment made on this device isn’t finished. If it’s yours,',
      link: 'sign in to finish it',
      after: '.',
    },
  },
  withSupport: {
    label: 'Payments with customer care',
    payment: (amount: string, date: string) =>
      `You wrote to customer care about your payment of ${amount} from ${date}.`,
    reference: 'Payment reference:',
    supportMessage: (reference: string) => `Hello, I wrote to you about the payment with the reference ${reference}.`,
  },
  contactedSupport: {
    button: 'I have contacted customer care',
    question: 'Have you written to us?',
    confirm: 'Yes, I have contacted customer care',
    cancel: 'Not yet',
    text: {
      before:
        'We’ll stop working on this payment here, and you’ll finish it with customer care. Your payment reference is',
      after: '. You can find it again at checkout.',
    },
  },
  emailSubject: 'My order',
} as const;

export const paymentTexts = {
  finishFirst: 'Finish your last order first.',
  offline: 'You’re offline. You can pay when you’re back online.',
  loadingPayPal: 'Loading PayPal',
  loadError: {
    title: 'We couldn’t load PayPal',
    text: 'Try again: an ad blocker or a weak connection may be the cause. You haven’t been charged, and your order details are saved.',
    supportMessage: 'PayPal doesn’t load for my order.',
  },
  needsBrowser: {
    title: 'PayPal’s window doesn’t open in this app',
    text: {
      cart: 'Open the shop in your browser, such as Chrome or Safari, and sign in: your cart is in your account. You haven’t been charged.',
      'buy-now':
        'Open the product in your browser, such as Chrome or Safari, and buy it there. Your order also stays here, and you haven’t been charged.',
    },
    open: 'Open in your browser',
    link: 'link',
    supportMessage: 'PayPal’s window doesn’t open for my order.',
  },
  journal: {
    loading: 'Loading your order',
    checking:
      'We’re checking for earlier payments on this device. If this lasts, close the shop’s other tabs or reload this page.',
    title: 'We can’t check for earlier payments',
    text: 'Reload this page. If that doesn’t help, close the shop’s other tabs or restart your browser. Its storage isn’t responding, and we use it to check for earlier payments.',
    supportMessage: 'The shop can’t check for earlier payments in my browser.',
  },
  repeat: {
    title: 'Buy the same again?',
    paid: (orderNumber: string) =>
      `You paid for exactly these items a short while ago (order ${orderNumber}). Do you want to order and pay for them again?`,
    withSupport: (reference: string) =>
      `You wrote to customer care about your payment for exactly these items (payment reference ${reference}). Do you want to order and pay for them again?`,
    otherSignIn:
      'Do not pay again if the last payment for exactly these items was yours. It was made on this device under another sign-in, or without an account. Do you want to order and pay for them again?',
    deny: 'No, do not pay again',
    confirm: 'Yes, order again',
    confirmed: 'Press the PayPal button again to pay for these items a second time.',
  },
  unavailable: 'Review your order: something in it is no longer available. You were not charged.',
  storageLostBeforePaying: 'Reload this page, then pay. Your browser lost access to its storage. You were not charged.',
  storageLostAfterPaying:
    'Reload this page so that we can place your order. We received your payment, but your browser lost access to its storage. Do not pay again.',
  storageLostWhilePaying:
    'Reload this page so that we can check your payment. Your browser lost access to its storage. Do not pay again.',
  onRecord: (reference: string) => `PayPal has your payment on record. Payment reference: ${reference}.`,
  notCharged: 'You were not charged.',
  belowMinimum: (amount: string) => `Your order is ${amount} below the minimum.`,
  newTotal: (total: string) => `The total is now ${total}. Review your order before paying.`,
  noResponse:
    'Press the PayPal button again. The last PayPal window closed without a response, and you were not charged.',
  cancelled: 'Pay whenever you’re ready. You closed PayPal and were not charged.',
  declined: 'Choose another way to pay in the PayPal window. Your card was declined.',
  withSupport: (reference: string) =>
    `You wrote to customer care about this payment. Your payment reference is ${reference}.`,
  interrupted: 'Do not pay again. Something went wrong on this page, and we’re checking your payment.',
  notPlaced: { title: 'Your order was not placed', link: 'Review what you’re buying' },
  openTitle: 'Your payment',
  confirmation: {
    pageTitle: 'Order placed',
    title: 'Thank you for your order',
    pending: 'PayPal is reviewing your payment. We’ll ship your order once PayPal accepts it.',
    onRecord:
      'PayPal has your payment on record, but didn’t say whether it is complete. Your PayPal account shows its status.',
    amountDiffers: (reference: string) =>
      `Write to us with the reference ${reference}. PayPal charged a different amount from the order total.`,
    placedWith: (email: string) => `Placed with the email ${email}`,
    bought: 'What you bought',
    orderTotal: 'Order total',
    totalPaid: 'Total paid',
    charged: 'Charged by PayPal',
    placedOn: 'Placed on',
    deliveredTo: 'Where it’s going',
    next: 'What happens next',
    nextText: 'We pack your order and hand it to the courier. Keep your order ID. We’ll ask for it if you write to us.',
    buyMore: 'Click here to buy more products',
  },
} as const;
