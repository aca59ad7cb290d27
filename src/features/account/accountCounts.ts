import type { User } from '@/contract/user';
import { customerPayments } from '@/domain/customerPayments';
import { customerOrders } from '@/domain/orders';

/** How many things each page of the account lists. */
export function accountCounts({ myOrders, myPayments, myAddresses, wishlistedItems }: User) {
  return {
    orders: myOrders.length,
    payments: customerPayments(customerOrders(myOrders), myPayments).length,
    wishlist: wishlistedItems.length,
    addresses: myAddresses.length,
  };
}
