import { makePartTrouble } from '@/ui/partTrouble';

/** Of PayPal's home (`PaymentHost`): its code did not come. */
export const payPalTrouble = makePartTrouble();
