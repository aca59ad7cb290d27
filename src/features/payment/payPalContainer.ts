import { observable } from '@/lib/version';

/** The element that PayPal's panel renders into, by a portal; null while no page offers one. */
export const payPalContainer = observable<HTMLElement | null>(null);
