import { expect, test } from 'vitest';
import { type CsvCell, csvText } from '@/domain/csv';

const line = (...cells: CsvCell[]) => csvText([cells]).slice(1, -2);

test('a file begins with a byte order mark and ends each row with CRLF', () => {
  expect(csvText([['a', 1], ['b']])).toBe('\uFEFFa,1\r\nb\r\n');
});

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['a; b', '"a; b"'],
  ['', ''],
])('quotes %j only where needed', (cell, written) => expect(line(cell)).toBe(written));

test.each(['=1+1', '+1416', '-2', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
  'text that a spreadsheet would calculate (%j) is made harmless',
  (cell) => expect(line(cell)).toContain(`'${cell}`),
);

test('numbers stay numbers, negative ones too', () => expect(line(-12.5, 0)).toBe('-12.5,0'));
