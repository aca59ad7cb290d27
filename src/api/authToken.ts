import { authTokenKey } from '@/config/constants';
import { local } from '@/lib/storage';

// If storage is blocked or full, the token lives as long as the page.
let inMemory: string | null = null;

// A token that no header can carry would make every call fail; without a token, the server requires a new sign-in.
const fitsHeader = /^[\x21-\x7e]{1,8192}$/;

/** The customer's token, from local storage (§3); null when signed out, or when what is stored cannot be a token. */
export function readAuthToken(): string | null {
  const token = local.read(authTokenKey) ?? inMemory;
  return token !== null && fitsHeader.test(token) ? token : null;
}

export function storeAuthToken(token: string): void {
  inMemory = token;
  local.write(authTokenKey, token);
}

export function forgetAuthToken(): void {
  inMemory = null;
  local.remove(authTokenKey);
}
