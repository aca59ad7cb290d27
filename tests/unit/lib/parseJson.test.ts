import { describe, expect, it } from 'vitest';
import { parseJson } from '@/lib/text';

describe('parseJson', () => {
  it('reads JSON', () => expect(parseJson('{"a":[1]}')).toEqual({ a: [1] }));
  it.each(['', '{"a":', null, undefined, 42])('returns undefined for %o', (text) =>
    expect(parseJson(text)).toBeUndefined(),
  );
});
