import { plural } from '@/lib/plural';

/** The bag that the browser keeps for a guest. */
export const guestCartTexts = {
  title: 'Your bag on this device',
  signedOut:
    'What you add without logging in stays in this browser. You can buy one product with Buy Now, without an account.',
  checkOut: 'Sign in to check out',
  buyNow: 'Buy Now without an account',
  buyNowOf: (product: string) => `Buy Now without an account: ${product}`,
  noAccount: 'Signing in moves your bag to your account. Without one, Buy Now asks only for your email.',
  noAccountBelow: 'Signing in moves your bag to your account. You can add more there.',
  oneAtATime:
    'Signing in moves your bag to your account, to buy everything in one order. Without an account, Buy Now buys one product at a time, each with its own shipping and minimum order.',
  saved: (count: number) =>
    plural(count, { one: '1 product saved on this device', other: `${count} products saved on this device` }),
} as const;
