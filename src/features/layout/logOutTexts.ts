export const logOutTexts = {
  finishingTitle: 'Finishing your last order',
  finishing: 'Your payment is safe. We’ll sign you out in a few seconds.',
  unfinishedTitle: 'Your last order isn’t finished',
  unfinished:
    'You paid, or may have paid, but your order isn’t confirmed yet. Stay signed in to finish it. If you sign out, we keep only this payment in your browser, so you can finish it later, and remove everything else.',
  stay: 'Stay signed in',
  logOutAnyway: 'Sign out and keep this payment',
} as const;
