import { afterEach } from 'vitest';

/** A Storage whose entries are its own properties, as in a browser. */
class MemoryStorage {
  [key: string]: unknown;

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

/** The browser APIs of the unit tests: jsdom for each file would take longer than the tests. */
const gaps = {
  sessionStorage: new MemoryStorage(),
  localStorage: new MemoryStorage(),
  navigator: new (class {
    get onLine() {
      return true;
    }
  })(),
};
export function fillBrowserGaps(): void {
  for (const [name, value] of Object.entries(gaps))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  afterEach(() => {
    gaps.sessionStorage.clear();
    gaps.localStorage.clear();
  });
}
