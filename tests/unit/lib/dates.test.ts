import { describe, expect, it, vi } from 'vitest';
import { clockIn, dayOf, formatDate, parseDate } from '@/lib/dates';
import { inFrench } from '../../support/windows';

describe('parseDate', () => {
  it('reads a server’s date with its time zone', () =>
    expect(parseDate('2025-05-01T10:00:00.000-04:00')).toEqual(new Date(Date.UTC(2025, 4, 1, 14))));
  it('reads a day without a time as that day, west of Greenwich too', () => {
    vi.stubEnv('TZ', 'America/Vancouver');
    expect(dayOf(parseDate('2026-11-01'))).toBe('2026-11-01');
  });
  it.each([
    ...['', 'soon', '2025-02-31T25:61:00'],
    ...['+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00Z', '0099-01-01T00:00:00Z'],
  ])('gives null for "%s"', (text) => expect(parseDate(text)).toBeNull());
});

it.each(['Asia/Kolkata', 'America/Vancouver', 'Pacific/Auckland'])(
  'a time zone that is named counts the same for a reader in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const day of ['2025-03-08', '2025-03-09', '2025-03-10', '2025-11-02', '2025-11-03']) {
      const start = parseDate(day, 'America/Toronto');
      expect(start && clockIn('America/Toronto', start)).toBe(`${day} 00:00`);
    }
    expect(clockIn('America/Toronto', new Date('2026-11-01T03:30:00Z'))).toBe('2026-10-31 23:30');
    expect(formatDate(new Date('2026-11-01T03:30:00Z'), 'medium', 'America/Toronto')).toBe('Oct 31, 2026');
  },
);

it('a day whose midnight the clocks skip begins when they go on', () => {
  for (const [zone, day] of [
    ['America/Havana', '2026-03-08'],
    ['America/Santiago', '2026-09-06'],
    ['Africa/Cairo', '2026-04-24'],
  ] as const) {
    const start = parseDate(day, zone);
    expect(start && clockIn(zone, start)).toBe(`${day} 01:00`);
  }
});

it.each([
  ['medium', 'Mar 9, 2025'],
  ['long', 'March 9, 2025'],
  ['dateTime', 'Mar 9, 2025, 4:05 p.m.'],
  ['month', 'March 2025'],
] as const)('a %s date is spelled "%s"', (style, text) =>
  expect(formatDate(new Date(2025, 2, 9, 16, 5), style).replace(/\s/g, ' ')).toBe(text),
);

it.each([
  ['medium', '1 mars 2025'],
  ['long', '1 mars 2025'],
  ['dateTime', '1 mars 2025, 16 h 05'],
  ['time', '16 h 05'],
  ['month', 'mars 2025'],
] as const)('a %s date is spelled "%s" in French', async (style, text) => {
  const french = await inFrench<typeof import('@/lib/dates')>('lib/dates.ts');
  expect(french.formatDate(new Date(2025, 2, 1, 16, 5), style).replace(/\s/g, ' ')).toBe(text);
});

describe('dayOf', () => {
  it('spells the reader’s calendar day as a date field does', () =>
    expect(dayOf(new Date(2025, 2, 9, 23, 59))).toBe('2025-03-09'));
  it('returns an empty string without a date', () => expect(dayOf(null)).toBe(''));
});
