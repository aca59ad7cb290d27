import { observable } from '@/lib/version';

/** Loads `PayPalRoot` again at once; null unless its code failed to load. */
export const payPalRetry = observable<(() => void) | null>(null);
