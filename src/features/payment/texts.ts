export const paymentTexts = {
  finishFirst: 'Finish your last order first.',
  offline: 'You’re offline. You can pay when you’re back online.',
  loadingPayPal: 'Loading PayPal',
  loadError: {
    title: 'We couldn’t load PayPal',
    text: 'Try again: an ad blocker or a weak connection may be the cause. You haven’t been charged, and your order details are saved.',
    retry: 'Retry',
    supportMessage: 'PayPal doesn’t load for my order.',
  },
  journal: {
    loading: 'Loading your order',
    checking:
      'We’re checking for earlier payments on this device. If this lasts, close the shop’s other tabs or reload this page.',
    title: 'We can’t check for earlier payments',
    text: 'Reload this page. If that doesn’t help, close the shop’s other tabs or restart your browser. Its storage isn’t responding, and we use it to check for earlier payments.',
    reload: 'Reload',
    supportMessage: 'The shop can’t check for earlier payments in my browser.',
  },
  repeat: {
    title: 'Buy the same again?',
    paid: (orderNumber: string) =>
      `You paid for exactly these items a short while ago (order ${orderNumber}). Do you want to order and pay for them again?`,
    withSupport: (reference: string) =>
      `Customer care is handling your payment for exactly these items (payment reference ${reference}). Do you want to order and pay for them again?`,
    otherSignIn:
      'Do not pay again if the last payment for exactly these items was yours. It was made on this device under another sign-in, or without an account. Do you want to order and pay for them again?',
    deny: 'No, do not pay again',
    confirm: 'Yes, order again',
    confirmed: 'Press the PayPal button again to pay for these items a second time.',
  },
  unavailable: 'Something in your order is no longer available. You were not charged.',
  storageLostBeforePaying: 'Reload this page, then pay. Your browser lost access to its storage. You were not charged.',
  storageLostAfterPaying:
    'Reload this page so that we can place your order. We received your payment, but your browser lost access to its storage. Do not pay again.',
  storageLostWhilePaying:
    'Reload this page so that we can check your payment. Your browser lost access to its storage. Do not pay again.',
  onRecord: (reference: string) => `PayPal has your payment on record. Payment reference: ${reference}.`,
  notCharged: 'You were not charged.',
  belowMinimum: (amount: string) => `Your order is ${amount} below the minimum.`,
  newTotal: (total: string) => `The total is now ${total}. Review your order before paying.`,
  noResponse: 'The last PayPal window closed without a response. You were not charged.',
  cancelled: 'You closed PayPal. You were not charged, and you can pay whenever you’re ready.',
  declined: 'Choose another way to pay in the PayPal window. Your card was declined.',
  withSupport: (reference: string) => `Customer care is handling this payment. Your payment reference is ${reference}.`,
  interrupted: 'Do not pay again. Something went wrong on this page, and we’re checking your payment.',
  notPlaced: {
    title: 'Your order was not placed',
    link: 'Review what you’re buying',
  },
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
    line: (quantity: number, name: string) => `${quantity} × ${name}`,
    shipping: 'Shipping',
    orderTotal: 'Order total',
    totalPaid: 'Total paid',
    charged: 'Charged by PayPal',
    placedOn: 'Placed on',
    transaction: 'Transaction',
    deliveredTo: 'Where it’s going',
    next: 'What happens next',
    nextText: 'We pack your order and hand it to the courier. Keep your order ID. We’ll ask for it if you write to us.',
    buyMore: 'Click here to buy more products',
    print: 'Print',
  },
} as const;
