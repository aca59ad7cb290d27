/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) {
    value ^= sign.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193);
  }
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
}

/** Different salts make choices from one seed independent. */
export function pick<T>(list: readonly [T, ...T[]], seed: number, salt = ''): T {
  return list[hash(`${salt}${seed}`) % list.length] ?? list[0];
}
