/** The seed's fixed current date. */
export const seedDay = new Date('2025-10-20T14:00:00.000Z');

/** A number of days before the seed's date, each at a different time of day. */
export function daysBefore(days: number, minutes = 0): Date {
  return new Date(seedDay.getTime() - days * 86_400_000 + minutes * 60_000);
}
