import { CreditCard, MapPin, Package, UserRound } from 'lucide-react';
import { routePatterns } from '@/config/paths';

/** The side menu (§2); the active entry is chosen by the path's second segment. Logout stands below it. */
export const accountMenuEntries = [
  { segment: 'orders', label: 'My Orders', to: routePatterns.accountOrders, Icon: Package },
  { segment: 'payments', label: 'My Payments', to: routePatterns.accountPayments, Icon: CreditCard },
  { segment: 'addresses', label: 'My Addresses', to: routePatterns.accountAddresses, Icon: MapPin },
  { segment: 'profile', label: 'My Profile', to: routePatterns.accountProfile, Icon: UserRound },
] as const;
