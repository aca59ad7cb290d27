// Needs a DOM.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mapInChunks, onIdle } from '@/lib/scheduling';

describe('mapInChunks', () => {
  /** Work on an item takes 10 ms. */
  function slowWork() {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const order: string[] = [];
    const work = (item: string) => {
      now += 10;
      order.push(item);
      if (item === 'bad') throw new Error('bad');
    };
    return { order, work };
  }

  it('maps in order', async () => expect(await mapInChunks([1, 2, 3], (n) => n * 2)).toEqual([2, 4, 6]));
  it('yields to the browser once a stretch of work has taken 8 ms', async () => {
    const { order, work } = slowWork();
    setTimeout(() => order.push('input'));
    await mapInChunks(['a', 'b'], work);
    expect(order).toEqual(['a', 'input', 'b']);
  });
  it('finishes one list before the next, also after one that fails', async () => {
    const { order, work } = slowWork();
    const lists = [['a', 'b'], ['bad'], ['c', 'd']].map((items) => mapInChunks(items, work));
    const ends = await Promise.allSettled(lists);
    expect(order).toEqual(['a', 'b', 'bad', 'c', 'd']);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

describe('onIdle', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('passes its timeout to the browser’s idle callback', () => {
    const request = vi.fn();
    vi.stubGlobal('requestIdleCallback', request);
    const task = () => {};
    onIdle(task, 2000);
    expect(request).toHaveBeenCalledWith(task, { timeout: 2000 });
  });
  it('runs after a short pause in a browser without idle callbacks', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const task = vi.fn();
    onIdle(task);
    vi.advanceTimersByTime(400);
    expect(task).toHaveBeenCalledOnce();
  });
  it('does not run once cancelled', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const task = vi.fn();
    onIdle(task)();
    vi.advanceTimersByTime(1000);
    expect(task).not.toHaveBeenCalled();
  });
});
