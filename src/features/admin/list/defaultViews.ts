import { adminViewTexts } from './texts';

interface View {
  readonly name: string;
  readonly query: string;
}

const oldestUnshipped: View = { name: adminViewTexts.oldestUnshipped, query: 'status=Confirmed&sort=date' };

/** The views that every list starts with. */
export const defaultViews: Readonly<Record<string, readonly View[]>> = {
  product: [{ name: adminViewTexts.leastStock, query: 'stock=low&sort=stock' }],
  user: [{ name: adminViewTexts.mostOrders, query: 'sort=-orders' }],
  bookings: [oldestUnshipped],
  buynowbookings: [oldestUnshipped],
  payments: [{ name: adminViewTexts.flagged, query: 'flag=any' }],
};
