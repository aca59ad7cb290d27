/** Why a payment step failed, where neither PayPal nor the server says so. Each is shown after the contract's text (§8). */
export const paymentReasonTexts = {
  attemptClosed: 'This payment attempt was closed. Please try again.',
  attemptClosedUncharged: 'This payment attempt was closed. You were not charged. Please try again.',
  finishFirst: 'Please finish your last order first.',
  otherOrderOpen: 'You were not charged, because another order of yours is still being finished.',
  paidElsewhere: 'You were not charged, because you just paid for the same items in another tab.',
  noConnection: 'No response. Please check your connection.',
  status: (status: number) => `The service returned status ${status}.`,
  unreadable: 'The service sent a response we can’t read.',
  bookingUnreadable: 'Our server sent a response we can’t read.',
  noOrder: 'The payment service returned no order.',
  stillWorking: 'PayPal is still working on it.',
  statusDeclined: 'The payment was declined.',
  statusFailed: 'The payment failed.',
  pageClosed: 'The page was closed before the response arrived.',
} as const;
