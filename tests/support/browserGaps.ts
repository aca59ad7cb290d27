import { afterEach } from 'vitest';

/** A storage as the browser has it: its entries are its own keys. */
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

/** What the rules need of a browser. A document for each file would take longer than its tests. */
const gaps = {
  sessionStorage: new MemoryStorage(),
  localStorage: new MemoryStorage(),
  navigator: new (class {
    get onLine() {
      return true;
    }
  })(),
};
for (const [name, value] of Object.entries(gaps))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

afterEach(() => {
  gaps.sessionStorage.clear();
  gaps.localStorage.clear();
});
