import { makePartTrouble } from '@/ui/partTrouble';

/** Set while the code of `PayPalRoot` cannot be loaded. */
export const payPalLoadFailure = makePartTrouble();
