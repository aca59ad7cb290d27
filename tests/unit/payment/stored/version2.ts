import { at, capture, purchasesOf } from './purchases';

const { guest, customer, settled } = purchasesOf(2, { knownLikeIt: 0 });
const { orderId: _, ...draft } = guest;
const sent = { tries: 1, capture, sentTimes: [at] };

export const version2 = [
  { ...draft, state: 'DRAFT', revision: 1 },
  { ...guest, state: 'CREATED', revision: 2 },
  { ...guest, state: 'APPROVED', revision: 3, approvedAt: at },
  { ...guest, state: 'CAPTURING', revision: 4, tries: 1, approvedAt: at },
  { ...guest, state: 'CAPTURED', revision: 5, capture, sentTimes: [] },
  { ...guest, ...sent, state: 'BOOKING', revision: 6 },
  { ...guest, ...sent, state: 'UNKNOWN', revision: 7, lastError: 'no answer' },
  { ...customer, ...sent, state: 'UNKNOWN', revision: 7, lastError: 'no answer' },
  { ...guest, ...sent, state: 'BOOK_REFUSED', revision: 7, lastError: 'no', because: 'refused' },
  { ...settled, state: 'DONE', revision: 7, capture, orderNumber: 'order-1', bookedAt: at },
  { ...settled, state: 'WITH_SUPPORT', revision: 7, tries: 1, capture },
  { ...settled, state: 'CANCELLED', revision: 3 },
  { ...guest, state: 'DECLINED', revision: 5, lastError: 'card' },
  { ...settled, state: 'NOT_CHARGED', revision: 5, tries: 1, lastError: 'refused' },
  { ...settled, state: 'PAID_LATE', revision: 6, capture },
];
