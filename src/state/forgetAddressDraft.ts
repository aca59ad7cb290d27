import { addressDraftKey } from '@/config/constants';
import { session } from '@/lib/storage';

export function forgetAddressDraft(): void {
  session.remove(addressDraftKey);
}
