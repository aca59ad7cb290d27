import { expect, it } from 'vitest';
import { formatKnown } from '@/domain/money';

it.each([
  [12_50, 'CA$12.50'],
  [0, 'Unknown'],
])('An amount of %i cents reads %s', (cents, text) => expect(formatKnown(cents)).toBe(text));
