import { authTokenKey } from '@/config/constants';

// Where storage is blocked or full the token lives as long as the page.
let inMemory: string | null = null;

// What a header cannot carry would fail every call that sends it; without a token the server asks for a new sign-in.
const fitsHeader = /^[\x21-\x7e]{1,8192}$/;

/** The customer's token, from local storage (§3); null when signed out, or when what is stored can be no token. */
export function readAuthToken(): string | null {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(authTokenKey);
  } catch {
    // Blocked: what this page knows has to do.
  }
  const token = stored ?? inMemory;
  return token !== null && fitsHeader.test(token) ? token : null;
}

/** Keeps the token after a sign-in. */
export function storeAuthToken(token: string): void {
  inMemory = token;
  try {
    localStorage.setItem(authTokenKey, token);
  } catch {
    // Kept in memory.
  }
}

/** Forgets the token. */
export function forgetAuthToken(): void {
  inMemory = null;
  try {
    localStorage.removeItem(authTokenKey);
  } catch {
    // Nothing was stored.
  }
}
