/** Ruling 16. */
export interface CheckoutProgress {
  readonly somethingToBuy: boolean;
  readonly minimumReached: boolean;
  readonly emailKnown: boolean;
  readonly addressChosen: boolean;
  readonly optionsChosen: boolean;
}

export const checkoutSteps = ['checkout', 'payments', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Returns the first step that is incomplete, or `asked` if none before it is; 'nothing' if there is nothing to buy. */
export function reachableStep(asked: CheckoutStep, progress: CheckoutProgress): CheckoutStep | 'nothing' {
  if (!progress.somethingToBuy) return 'nothing';
  if (asked === 'checkout') return asked;
  if (!progress.minimumReached || !progress.emailKnown || !progress.addressChosen) return 'checkout';
  if (asked === 'review' && !progress.optionsChosen) return 'payments';
  return asked;
}
