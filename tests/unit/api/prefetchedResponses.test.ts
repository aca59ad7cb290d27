// Needs a DOM.
import { afterEach, describe, expect, it } from 'vitest';
import { takeEarlyAnswer } from '@/api/prefetchedResponses';
import { readAnswer } from '@/early/readAnswer';

const catalogue = '/product/getProducts';
const { signal } = new AbortController();

function began(answer: Promise<Response>, way = new AbortController()): void {
  window.earlyCalls = { [catalogue]: [answer.then(readAnswer), way] };
  window.earlyCalls[catalogue]?.[0].catch(() => {});
}

afterEach(() => {
  delete window.earlyCalls;
});

describe('a response that the HTML requested', () => {
  it('is returned once, parsed', async () => {
    began(Promise.resolve(new Response('{"response":[]}', { headers: { 'retry-after': '3' } })));
    expect(await takeEarlyAnswer(catalogue, signal)).toEqual({
      status: 200,
      data: { response: [] },
      retryAfter: '3',
    });
    expect(await takeEarlyAnswer(catalogue, signal)).toBeNull();
  });
  it('keeps its status, and its text where it is not JSON', async () => {
    began(Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
    expect(await takeEarlyAnswer(catalogue, signal)).toEqual({
      status: 502,
      data: '<h1>Bad gateway</h1>',
      retryAfter: null,
    });
  });
  it('is missing if the request failed or was never sent', async () => {
    began(Promise.reject(new TypeError('Failed to fetch')));
    expect(await takeEarlyAnswer(catalogue, signal)).toBeNull();
    expect(await takeEarlyAnswer('/product/searchproduct?search=tea', signal)).toBeNull();
  });
  it('is aborted with the page that waits for it', async () => {
    const way = new AbortController();
    const page = new AbortController();
    began(new Promise((_, reject) => way.signal.addEventListener('abort', () => reject(way.signal.reason))), way);
    const answer = takeEarlyAnswer(catalogue, page.signal);
    expect(way.signal.aborted).toBe(false);
    page.abort();
    expect(way.signal.aborted).toBe(true);
    expect(await answer).toBeNull();
  });
});
