// Needs a DOM.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureShown, preload, reloadBrokenPage, reloadOnStaleChunk } from '@/app/staleChunk';
import { wait } from '@/lib/scheduling';

const reload = vi.fn();
let paymentOpen = false;
const isPaymentOpen = async () => paymentOpen;
let stop = () => {};

function watch(build = 'build-1') {
  stop();
  stop = reloadOnStaleChunk({ paymentOpen: isPaymentOpen, reload, build });
}

const chunk = 'https://shop.test/assets/CartPage-a1b2.js';

/** The failure, and time for the shop to react to it. */
async function chunkFails(payload: Error = new TypeError(`Failed to fetch dynamically imported module: ${chunk}`)) {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await wait(0);
}

const respondWith = (response: () => Promise<Response>) => {
  const fetched = vi.fn(response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const gone = async () => new Response(null, { status: 404 });
const there = async () => new Response(null, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
const broken = async () => new Response(null, { status: 503 });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

const blockStorage = () => vi.spyOn(Storage.prototype, 'setItem').mockThrow(new Error('full'));

beforeEach(() => {
  respondWith(gone);
  reload.mockClear();
  paymentOpen = false;
  watch();
});
afterEach(() => stop());

describe('a chunk that a deploy removed', () => {
  it('reloads the page once', async () => {
    await chunkFails();
    await chunkFails();
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('does not reload again if the reload loaded the same build', async () => {
    await chunkFails();
    watch();
    await chunkFails();
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('reloads for the next deploy', async () => {
    await chunkFails();
    watch('build-2');
    await chunkFails();
    expect(reload).toHaveBeenCalledTimes(2);
  });
  it('never reloads while a payment is open, only once it is settled', async () => {
    paymentOpen = true;
    await chunkFails();
    expect(reload).not.toHaveBeenCalled();
    paymentOpen = false;
    await chunkFails();
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('waits for the journal, without which an open payment is unknown, and then reloads', async () => {
    let journalRead = (_open: boolean) => {};
    stop();
    stop = reloadOnStaleChunk({
      paymentOpen: () => new Promise((resolve) => (journalRead = resolve)),
      reload,
      build: 'build-1',
    });
    await chunkFails();
    expect(reload).not.toHaveBeenCalled();
    journalRead(false);
    await wait(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it.each([
    ['offline: the page would be lost', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['if the server has an error', () => respondWith(broken)],
    ['if storage is blocked, where it could loop', blockStorage],
  ])('does not reload %s', async (_, prepare) => {
    prepare();
    await chunkFails();
    expect(reload).not.toHaveBeenCalled();
  });
  it('does not reload until the server responds, even if the browser says it is online', async () => {
    respondWith(unreachable);
    await chunkFails();
    expect(reload).not.toHaveBeenCalled();
    respondWith(gone);
    await chunkFails();
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('does not reload if only the connection broke: the chunk is still there', async () => {
    const fetched = respondWith(there);
    await chunkFails();
    expect(fetched).toHaveBeenCalledWith(chunk, { method: 'HEAD', cache: 'no-store' });
    expect(reload).not.toHaveBeenCalled();
  });
  it('reloads if it exists but cannot be parsed, unless the server cannot be reached', async () => {
    const unreadable = new SyntaxError('Unexpected end of input');
    respondWith(unreachable);
    await chunkFails(unreadable);
    expect(reload).not.toHaveBeenCalled();
    respondWith(there);
    await chunkFails(unreadable);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('counts as removed where the host responds to every address with the page', async () => {
    respondWith(async () => new Response(null, { headers: { 'Content-Type': 'text/html' } }));
    await chunkFails();
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('counts as removed where the browser does not name it and this build’s script is gone', async () => {
    const fetched = respondWith(gone);
    await chunkFails(new TypeError('Importing a module script failed.'));
    expect(fetched).toHaveBeenCalledWith('build-1', expect.anything());
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a preloaded chunk', () => {
  const preloadFails = () =>
    preload(async () => {
      await chunkFails();
      throw new Error('gone');
    });

  it('does not reload if it fails to load, and resolves to null', async () => {
    expect(await preloadFails()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    await chunkFails();
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('reloads after a failed preload only if its page fails, and only once', async () => {
    await preloadFails();
    expect(reload).not.toHaveBeenCalled();
    failureShown();
    failureShown();
    await wait(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a page whose code failed to load twice', () => {
  const retry = () => reloadBrokenPage({ paymentOpen: isPaymentOpen, reload });

  it('reloads if the server responds', async () => {
    respondWith(async () => new Response());
    expect(await retry()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it.each([
    ['cannot be reached', unreachable],
    ['responds with an error', broken],
  ])('is not reloaded where the server %s: the page would be lost', async (_, response) => {
    respondWith(response);
    expect(await retry()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
  it('never reloads while a payment is open, even if it opens during the check', async () => {
    paymentOpen = true;
    respondWith(async () => new Response());
    expect(await retry()).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
    paymentOpen = false;
    respondWith(async () => {
      paymentOpen = true;
      return new Response();
    });
    expect(await retry()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
