import { at, capture, purchasesOf } from './purchases';

const { guest, customer, settled } = purchasesOf(3, { knownLikeIt: 0 });
const sent = { tries: 1, capture, sentTimes: [at] };
const placed = { orderNumber: 'order-1', accountOrderId: null, knownOrderIds: ['old'], bookedAt: at };

export const version3 = [
  { ...guest, state: 'CREATED', revision: 1 },
  { ...guest, state: 'APPROVED', revision: 2, approvedAt: at },
  { ...guest, state: 'CAPTURING', revision: 3, tries: 1, approvedAt: at },
  { ...guest, state: 'CAPTURED', revision: 4, capture, sentTimes: [] },
  { ...guest, ...sent, state: 'BOOKING', revision: 5 },
  { ...guest, ...sent, state: 'UNKNOWN', revision: 6, lastError: 'no answer' },
  { ...customer, ...sent, state: 'UNKNOWN', revision: 6, lastError: 'no answer' },
  { ...guest, ...sent, state: 'BOOK_REFUSED', revision: 6, lastError: 'no', because: 'refused' },
  { ...settled, ...placed, state: 'DONE', revision: 6, capture },
  { ...settled, state: 'WITH_SUPPORT', revision: 6, tries: 1, capture },
  { ...settled, state: 'CANCELLED', revision: 2 },
  { ...guest, state: 'DECLINED', revision: 4, lastError: 'card' },
  { ...settled, state: 'NOT_CHARGED', revision: 4, tries: 1, lastError: 'refused' },
  { ...settled, state: 'PAID_LATE', revision: 5, capture },
];
