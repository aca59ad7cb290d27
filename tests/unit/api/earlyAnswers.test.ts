import { afterEach, describe, expect, it } from 'vitest';
import { takeEarlyAnswer } from '@/api/earlyAnswers';

function began(answer: Promise<Response>): void {
  answer.catch(() => {});
  window.earlyCalls = { '/product/getProducts': answer };
}

afterEach(() => {
  delete window.earlyCalls;
});

describe('an answer that the HTML asked for', () => {
  it('is given once, parsed', async () => {
    began(Promise.resolve(new Response('{"response":[]}', { headers: { 'retry-after': '3' } })));
    expect(await takeEarlyAnswer('/product/getProducts')).toEqual({
      status: 200,
      data: { response: [] },
      retryAfter: '3',
    });
    expect(await takeEarlyAnswer('/product/getProducts')).toBeNull();
  });
  it('keeps its status, and its text where it is not JSON', async () => {
    began(Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
    expect(await takeEarlyAnswer('/product/getProducts')).toEqual({
      status: 502,
      data: '<h1>Bad gateway</h1>',
      retryAfter: null,
    });
  });
  it('is none where it failed, or was never asked for', async () => {
    began(Promise.reject(new TypeError('Failed to fetch')));
    expect(await takeEarlyAnswer('/product/getProducts')).toBeNull();
    expect(await takeEarlyAnswer('/product/searchproduct?search=tea')).toBeNull();
  });
});
