import { adminLedgerTexts } from './texts';

export const kindOptions = [
  { value: '', label: adminLedgerTexts.allKinds },
  { value: 'customer', label: adminLedgerTexts.customerKinds },
  { value: 'guest', label: adminLedgerTexts.guestKinds },
];
