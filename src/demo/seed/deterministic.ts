/** A seeded random number generator (mulberry32) with values from 0 to 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random item. @throws if there is none */
export function pick<T>(random: () => number, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** An integer from `least` to `most`. */
export function between(random: () => number, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** The seed's fixed current date. */
const seedDay = new Date('2025-10-20T14:00:00.000Z');

/** A number of days before the seed's date; the minutes vary the time of day. */
export function daysBefore(days: number, minutes = 0): Date {
  return new Date(seedDay.getTime() - days * 86_400_000 + minutes * 60_000);
}

/** Record kinds, each with its own numbering. */
const kinds = { product: 1, review: 2, user: 3, address: 4, cartItem: 6, group: 7, booking: 8, admin: 10 };

/** A deterministic MongoDB-style id: seconds of the date, kind, number. */
export function seedId(kind: keyof typeof kinds, number: number, date: Date): string {
  const seconds = Math.floor(date.getTime() / 1000);
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
  return hex(seconds, 8) + hex(kinds[kind], 4) + hex(number, 12);
}
