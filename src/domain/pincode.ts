import { pincodeLookupLength } from '@/config/constants';

const allowed = /^[A-Za-z0-9 -]{3,8}$/;

/** Normalizes a typed pincode; null if it is too short or has other characters than §5 allows (ruling 30). */
export function pincodeToLookUp(typed: string): string | null {
  const compact = typed.replaceAll(' ', '');
  return compact.length >= pincodeLookupLength && allowed.test(compact) ? compact.toUpperCase() : null;
}
