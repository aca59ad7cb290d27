import { describe, expect, it } from 'vitest';
import { isEmail } from '@/domain/email';
import { dateOfObjectId } from '@/domain/objectId';
import { pincodeToLookUp } from '@/domain/pincode';
import { safeUrl } from '@/domain/safeUrl';
import { truncateExternalText } from '@/domain/truncateExternalText';
import { parseDate } from '@/lib/dates';

describe('e-mail (§5)', () => {
  it.each(['a@b.ca', "o'neil+shop@mail.example.com", ' padded@example.com '])('takes %s', (text) =>
    expect(isEmail(text)).toBe(true),
  );
  it.each(['', 'plain', 'a@b', 'a b@c.ca', 'a@b..ca', '@b.ca'])('refuses "%s"', (text) =>
    expect(isEmail(text)).toBe(false),
  );
});

describe('a moment as a server writes it', () => {
  it('is read with its time zone', () =>
    expect(parseDate('2025-05-01T10:00:00.000-04:00')).toEqual(new Date(Date.UTC(2025, 4, 1, 14))));
  it.each([
    '',
    'soon',
    '2025-02-31T25:61:00',
    '+275760-09-13T00:00:00.000Z',
    '-000001-01-01T00:00:00Z',
    '0099-01-01T00:00:00Z',
  ])('"%s" is none: no calendar of the shop spells it', (text) => expect(parseDate(text)).toBeNull());
});

describe('pincode (ruling 30)', () => {
  it.each([
    ['K1A 0B', null],
    ['K1A 0B1', 'K1A0B1'],
    ['m5v2t6', 'M5V2T6'],
    ['110001', '110001'],
    ['K1A/..', null],
    ['', null],
  ])('"%s" is looked up as %s', (typed, lookedUp) => expect(pincodeToLookUp(typed)).toBe(lookedUp));
});

describe('addresses from the API', () => {
  it.each(['https://cdn.example/a.png', 'http://127.0.0.1:4310/p.svg', 'http://localhost/p.svg', '/pack-shots/a.svg'])(
    'takes %s',
    (address) => expect(safeUrl(address)).toBe(address),
  );
  it.each([
    ['https://cdn.example/a".png', 'https://cdn.example/a%22.png'],
    ['/a"onerror="alert(1)', '/a%22onerror=%22alert(1)'],
    ['https://cdn.example/<script>', 'https://cdn.example/%3Cscript%3E'],
  ])('%s cannot end an attribute', (address, safe) => expect(safeUrl(address)).toBe(safe));
  it.each([
    'javascript:alert(1)',
    'http://example.com/a.png',
    '//evil.example/a',
    '/\\evil.example',
    'data:text/html,x',
    '/\t/evil.example/a',
    '/\n\\evil.example',
    '/.//evil.example',
    ' \njavascript:alert(1)',
    'vbscript:x',
    'blob:https://shop.test/1',
    'http://localhost.evil.example/a',
    'http://127.0.0.1@evil.example/a',
    'https://',
    'relative.png',
    '',
    undefined,
  ])('refuses %s', (address) => expect(safeUrl(address)).toBeNull());
});

describe('foreign texts', () => {
  it('are cut at 300 characters', () => expect(truncateExternalText('x'.repeat(900))).toHaveLength(300));
  it('lose line breaks and edges', () => expect(truncateExternalText('  a\n b ')).toBe('a b'));
});

describe('object ids (ruling 9)', () => {
  it('tell when they were made', () =>
    expect(dateOfObjectId('65a000000000000000000001')?.toISOString()).toBe('2024-01-11T14:49:36.000Z'));
  it('tell nothing when of another kind', () => expect(dateOfObjectId('line-7')).toBeNull());
});
