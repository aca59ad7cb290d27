import { pincodeLookupLength } from '@/config/constants';

const allowed = /^[A-Za-z0-9 -]{3,8}$/;

/**
 * What to look up for a typed pincode: without spaces, in capitals; null while it is too short or holds
 * anything else than letters, digits, spaces and hyphens (§5, ruling 30).
 */
export function pincodeToLookUp(typed: string): string | null {
  const compact = typed.replaceAll(' ', '');
  return compact.length >= pincodeLookupLength && allowed.test(compact) ? compact.toUpperCase() : null;
}
