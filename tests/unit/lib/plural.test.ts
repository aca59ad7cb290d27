import { describe, expect, it } from 'vitest';
import { plural } from '@/lib/numbers';

describe('the plural of a text', () => {
  const items = (count: number) => plural(count, { one: '1 item', other: `${count} items` });

  it('takes the singular for 1 alone', () => {
    expect([0, 1, 2, 21].map(items)).toEqual(['0 items', '1 item', '2 items', '21 items']);
  });
});
