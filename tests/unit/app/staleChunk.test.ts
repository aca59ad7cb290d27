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

describe('a chunk that a deploy removed', () => {
  it('reloads the page once', () => {
    chunkFails();
    chunkFails();
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('does not reload again if the reload loaded the same build', () => {
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
  it('never reloads while a payment is open, only once it is settled', () => {
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
  it('does not reload if storage is blocked, where it could loop', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    chunkFails();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a preloaded chunk', () => {
  it('does not reload if it fails to load, and resolves to null', async () => {
    const loaded = preload(async () => {
      chunkFails();
      throw new Error('gone');
    });
    expect(await loaded).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    chunkFails();
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('reloads after a failed preload only if its page fails, and only once', async () => {
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

describe('a page whose code failed to load twice', () => {
  const answer = (response: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(response));
  const retry = () => reloadBrokenPage({ paymentOpen: () => paymentOpen, reload });
  afterEach(() => vi.unstubAllGlobals());

  it('reloads if the server responds', async () => {
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
  it('never reloads while a payment is open, even if it opens during the check', async () => {
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
