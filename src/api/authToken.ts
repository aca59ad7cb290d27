import { authTokenKey } from '@/config/constants';

// Where storage is blocked or full the token lives as long as the page.
let inMemory: string | null = null;

/** The customer's token, from local storage (§3); null when signed out. */
export function readAuthToken(): string | null {
  try {
    return localStorage.getItem(authTokenKey) ?? inMemory;
  } catch {
    return inMemory;
  }
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
