// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureShown, preload, reloadBrokenPage, reloadOnStaleChunk } from '@/app/staleChunk';

const reload = vi.fn();
let paymentOpen = false;
let stop = () => {};

function watch(build = 'build-1') {
  stop();
  stop = reloadOnStaleChunk({ paymentOpen: () => paymentOpen, reload, build });
}

const chunkFails = () => window.dispatchEvent(new Event('vite:preloadError'));

beforeEach(() => {
  reload.mockClear();
  paymentOpen = false;
  watch();
});
afterEach(() => stop());

describe('a chunk that is gone after a deploy', () => {
  it('reloads the page once', () => {
    chunkFails();
    chunkFails();
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('does not reload again when the reload brought the same build', () => {
    chunkFails();
    watch();
    chunkFails();
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('reloads for the next deploy', () => {
    chunkFails();
    watch('build-2');
    chunkFails();
    expect(reload).toHaveBeenCalledTimes(2);
  });
  it('never reloads while a payment is open; once it is settled, it may', () => {
    paymentOpen = true;
    chunkFails();
    expect(reload).not.toHaveBeenCalled();
    paymentOpen = false;
    chunkFails();
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('does not reload offline: the page would be lost', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    chunkFails();
    expect(reload).not.toHaveBeenCalled();
  });
  it('does not reload where it cannot remember that it did', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    chunkFails();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a chunk loaded ahead, for a page that nobody opened yet', () => {
  it('does not reload when it does not come, and gives null', async () => {
    const loaded = preload(async () => {
      chunkFails();
      throw new Error('gone');
    });
    expect(await loaded).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    chunkFails();
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('reloads for one that failed ahead only when its page is shown to have failed, and once', async () => {
    await preload(async () => {
      chunkFails();
      throw new Error('gone');
    });
    expect(reload).not.toHaveBeenCalled();
    failureShown();
    failureShown();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a page whose code failed twice', () => {
  const answer = (response: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(response));
  const retry = () => reloadBrokenPage({ paymentOpen: () => paymentOpen, reload });
  afterEach(() => vi.unstubAllGlobals());

  it('is reloaded where the server answers', async () => {
    answer(async () => new Response());
    expect(await retry()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with an error', async () => new Response(null, { status: 503 })],
  ])('is not reloaded where the server %s: the page would be lost', async (_, response) => {
    answer(response);
    expect(await retry()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
  it('is never reloaded while a payment is open, nor when one is opened during the check', async () => {
    paymentOpen = true;
    answer(async () => new Response());
    expect(await retry()).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
    paymentOpen = false;
    answer(async () => {
      paymentOpen = true;
      return new Response();
    });
    expect(await retry()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
