import { describe, expect, it } from 'vitest';
import { truncate } from '@/lib/text';

describe('truncate', () => {
  it('leaves a text that fits', () => expect(truncate('abcde', 5)).toBe('abcde'));
  it('ends a longer one in an ellipsis, at the limit', () => expect(truncate('abcdef', 5)).toBe('abcd…'));
});
