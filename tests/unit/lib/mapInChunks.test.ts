import { describe, expect, it, vi } from 'vitest';
import { mapInChunks } from '@/lib/scheduling';

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
  it('finishes one list before the next, also after one that fails', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const order: string[] = [];
    const work = (item: string) => {
      now += 10;
      order.push(item);
      if (item === 'bad') throw new Error('bad');
    };
    const lists = [['a', 'b'], ['bad'], ['c', 'd']].map((items) => mapInChunks(items, work));
    const ends = await Promise.allSettled(lists);
    expect(order).toEqual(['a', 'b', 'bad', 'c', 'd']);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});
