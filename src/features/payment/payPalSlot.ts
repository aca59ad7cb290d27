import { observable } from '@/lib/observable';

/** The element that PayPal's panel renders into; null while no page offers one. */
export const payPalSlot = observable<HTMLElement | null>(null);
