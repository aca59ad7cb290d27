import { describe, expect, it, vi } from 'vitest';
import { mapInChunks } from '@/lib/mapInChunks';

describe('mapInChunks', () => {
  it('maps in order', async () => expect(await mapInChunks([1, 2, 3], (n) => n * 2)).toEqual([2, 4, 6]));
  it('yields to the browser once a stretch of work has taken 8 ms', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const order: string[] = [];
    setTimeout(() => order.push('input'));
    await mapInChunks(['a', 'b'], (item) => {
      now += 10;
      order.push(item);
    });
    expect(order).toEqual(['a', 'input', 'b']);
  });
});
