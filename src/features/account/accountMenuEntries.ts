import { CreditCard, Heart, MapPin, Package, UserRound } from 'lucide-react';
import { routePatterns } from '@/config/paths';

/** §2: the path's second segment marks the current entry. */
export const accountMenuEntries = [
  { segment: 'orders', to: routePatterns.accountOrders, Icon: Package },
  { segment: 'payments', to: routePatterns.accountPayments, Icon: CreditCard },
  { segment: 'wishlist', to: routePatterns.accountWishlist, Icon: Heart },
  { segment: 'addresses', to: routePatterns.accountAddresses, Icon: MapPin },
  { segment: 'profile', to: routePatterns.accountProfile, Icon: UserRound },
] as const;
