/** What the checkout's guards look at (ruling 16). */
export interface CheckoutProgress {
  readonly somethingToBuy: boolean;
  /** Goods reach the minimum order (ruling 12). */
  readonly minimumReached: boolean;
  readonly emailKnown: boolean;
  readonly addressChosen: boolean;
  readonly optionsChosen: boolean;
}

export const checkoutSteps = ['checkout', 'payments', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/**
 * The step that mends what is missing before `asked` may be shown: 'nothing' when there is nothing to buy,
 * `asked` itself when all is there. A deep link goes no further than the state allows.
 */
export function reachableStep(asked: CheckoutStep, progress: CheckoutProgress): CheckoutStep | 'nothing' {
  if (!progress.somethingToBuy) return 'nothing';
  if (asked === 'checkout') return asked;
  if (!progress.minimumReached || !progress.emailKnown || !progress.addressChosen) return 'checkout';
  if (asked === 'review' && !progress.optionsChosen) return 'payments';
  return asked;
}
