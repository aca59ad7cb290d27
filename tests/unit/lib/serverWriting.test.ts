import { expect, it } from 'vitest';
import { langOf, noteServerText } from '@/lib/serverWriting';

it('an English page marks no text as English', () => {
  expect(noteServerText('Out of stock')).toBe('Out of stock');
  expect(langOf('Out of stock')).toBeUndefined();
});
