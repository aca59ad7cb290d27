/** Why a payment step failed: shown to the shopper after the contract's text (§8). */
export const reasonTexts = {
  noResponse: 'No response. Check your connection.',
  status: (status: number) => `The service returned status ${status}.`,
  unreadable: 'The service sent a response we can’t read.',
  bookingUnreadable: 'Our server sent a response we can’t read.',
  stillRunning: 'PayPal is still working on it.',
  declined: 'The payment was declined.',
  failed: 'The payment failed.',
  noReason: 'No reason was given.',
  noOrder: 'The payment service returned no order.',
  pageClosed: 'The page was closed before the response arrived.',
  attemptClosed: 'This payment attempt was closed. Try again.',
  attemptClosedUnpaid: 'This payment attempt was closed. You were not charged. Try again.',
  otherOrderOpen: 'You were not charged, because another payment on this device is still being finished.',
  paidElsewhere: 'You were not charged, because the same items were paid for in another tab.',
  finishLastOrder: 'Finish your last order first.',
  notCharged: 'You were not charged.',
} as const;
