import { describe, expect, it } from 'vitest';
import { pincodeToLookUp } from '@/domain/address';
import { isEmail } from '@/domain/contact';
import { dateOfObjectId } from '@/domain/order';
import { truncateExternalText } from '@/domain/truncateExternalText';

describe('e-mail (§5)', () => {
  it.each(['a@b.ca', "o'neil+shop@mail.example.com", ' padded@example.com '])('takes %s', (text) =>
    expect(isEmail(text)).toBe(true),
  );
  it.each(['', 'plain', 'a@b', 'a b@c.ca', 'a@b..ca', '@b.ca'])('refuses "%s"', (text) =>
    expect(isEmail(text)).toBe(false),
  );
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

describe('foreign texts', () => {
  it('are cut at 300 characters', () => expect(truncateExternalText('x'.repeat(900))).toHaveLength(300));
  it('lose line breaks and edges', () => expect(truncateExternalText('  a\n b ')).toBe('a b'));
});

describe('object ids (ruling 9)', () => {
  it('contain their creation time', () =>
    expect(dateOfObjectId('65a000000000000000000001')?.toISOString()).toBe('2024-01-11T14:49:36.000Z'));
  it('have no time in another format', () => expect(dateOfObjectId('line-7')).toBeNull());
});
