/** Record kinds, each with its own numbering. */
const kinds = {
  product: 1,
  review: 2,
  user: 3,
  address: 4,
  cartItem: 6,
  group: 7,
  booking: 8,
  admin: 10,
};

/** A deterministic MongoDB-style id: seconds of the date, kind, number. */
export function seedId(kind: keyof typeof kinds, number: number, date: Date): string {
  const seconds = Math.floor(date.getTime() / 1000);
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
  return hex(seconds, 8) + hex(kinds[kind], 4) + hex(number, 12);
}
