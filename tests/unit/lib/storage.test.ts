import { describe, expect, it } from 'vitest';
import { local, safeStorage } from '@/lib/storage';

const full = () =>
  ({
    getItem: () => 'old',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  }) as unknown as Storage;
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('safeStorage', () => {
  it('writes, reads, lists and removes', () => {
    expect(local.write('a', '1')).toBe(true);
    expect(local.read('a')).toBe('1');
    expect(local.keys()).toEqual(['a']);
    local.remove('a');
    expect(local.read('a')).toBeNull();
  });
  it('returns false for a write to a full storage, which still reads', () => {
    expect(safeStorage(full).write('a', '1')).toBe(false);
    expect(safeStorage(full).read('a')).toBe('old');
  });
  it('finds nothing in a blocked storage and never throws', () => {
    const storage = safeStorage(blocked);
    storage.remove('a');
    expect([storage.read('a'), storage.write('a', '1'), storage.keys()]).toEqual([null, false, []]);
  });
});
