/** The day on which the seed's time stands still. */
export const seedDay = new Date('2025-10-20T14:00:00.000Z');

/** So many days before the seed's day, at another minute of the day for each number. */
export function daysBefore(days: number, minutes = 0): Date {
  return new Date(seedDay.getTime() - days * 86_400_000 + minutes * 60_000);
}
