import { expect, it, vi } from 'vitest';
import { type CsvCell, csvText, dateCell } from '@/domain/csv';

const line = (...cells: CsvCell[]) => csvText([cells]).slice(1, -2);

it('A file starts with a byte order mark and ends each row with CRLF', () => {
  expect(csvText([['a', 1], ['b']])).toBe('\uFEFFa,1\r\nb\r\n');
});

it.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['a; b', '"a; b"'],
  ['', ''],
])('The cell %j is quoted only if needed', (cell, written) => expect(line(cell)).toBe(written));

it.each(['=1+1', '+1416', '-2', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
  'Text that a spreadsheet would read as a formula (%j) is escaped',
  (cell) => expect(line(cell)).toContain(`'${cell}`),
);

it('A date is written in the shop’s time zone, wherever the browser is', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  expect(dateCell(new Date('2026-11-01T03:30:00Z'))).toBe('2026-10-31 23:30');
  expect(dateCell(null)).toBe('');
});

it('Numbers stay numbers, negative ones too', () => expect(line(-12.5, 0)).toBe('-12.5,0'));
