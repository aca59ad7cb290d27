import { makePartTrouble } from '@/ui/partTrouble';

export const payPalLoadFailure = makePartTrouble();
