const key = 'adminSession';

// Where storage is blocked the session lives as long as the page.
let inMemory = false;
const listeners = new Set<() => void>();

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** Whether an administrator signed in in this browser session (ruling 24). What it may do, the server decides. */
export function hasAdminSession(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return inMemory;
  }
}

/** Remembers an admin sign-in for this browser session. */
export function startAdminSession(): void {
  inMemory = true;
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Kept in memory.
  }
  tellAll();
}

/** Forgets the admin sign-in: signed out, or the server asked for a new one. */
export function endAdminSession(): void {
  inMemory = false;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
  tellAll();
}

/** Calls `listener` at each change. Gives the way to stop. */
export function watchAdminSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
