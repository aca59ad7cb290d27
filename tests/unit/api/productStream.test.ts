import { describe, expect, it } from 'vitest';
import { streamProducts } from '@/api/productStream';
import type { Product } from '@/contract/product';
import type { OpenBody } from '@/lib/readBody';
import { product } from '../../support/fixtures';

/** A body that arrives in pieces, and may fail before its end. */
function bodyOf(text: string, { pieces = 7, broken = false } = {}): OpenBody {
  async function* rest() {
    for (let at = 0; at < text.length; at += pieces) yield text.slice(at, at + pieces);
    if (broken) throw new TypeError('network error');
  }
  return { text: '', rest: rest() };
}

const read = (body: OpenBody, show: (products: readonly Product[], known: number) => void = () => {}) =>
  streamProducts(body, show);
const products = [1, 2, 3].map((n) => product({ _id: `${n}`, name: `Tisane nº ${n} 🌿` }));
const response = (list: readonly unknown[]) => JSON.stringify({ message: 'Here', response: list });

describe('a response that is read while it arrives', () => {
  it('gives the same records as one that is read as a whole, wherever its text is divided', async () => {
    for (const pieces of [1, 2, 3, 5, 64, 10_000])
      expect(await read(bodyOf(response(products), { pieces }))).toEqual({ end: 'complete', products });
  });
  it('shows records before it is complete', async () => {
    const shown: [number, number][] = [];
    const text = response(products);
    const cut = text.indexOf('"_id":"3"');
    let goOn = () => {};
    const wasShown = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    async function* rest() {
      await wasShown;
      yield text.slice(cut);
    }
    const complete = read({ text: text.slice(0, cut), rest: rest() }, (some, known) => {
      shown.push([some.length, known]);
      goOn();
    });
    expect(await complete).toEqual({ end: 'complete', products });
    expect(shown[0]).toEqual([2, 0]);
  });
  it('drops wrong and repeated records only', async () => {
    const [one, two, three] = products;
    const list = [one, null, 'text', { _id: '9' }, two, one, { ...product(), name: 7 }, [], three];
    const got = await read(bodyOf(response(list)));
    expect(got).toMatchObject({ end: 'complete', products: [one, two, { name: '7' }, three] });
  });
  it('keeps the records that arrived before it fails, ends early or turns malformed', async () => {
    const text = response(products);
    const cut = text.slice(0, text.indexOf('"_id":"3"'));
    expect(await read(bodyOf(cut, { broken: true }))).toEqual({ end: 'broken off', products: products.slice(0, 2) });
    expect(await read(bodyOf(cut))).toEqual({ end: 'malformed', products: products.slice(0, 2) });
    expect(await read(bodyOf(`${cut}<h1>Oops</h1>`))).toEqual({ end: 'malformed', products: products.slice(0, 2) });
    expect(await read(bodyOf(`${text}tail`))).toEqual({ end: 'malformed', products });
  });
  it.each(['<h1>Bad gateway</h1>', '', 'null', '{"response":[]}', '{"response":7}', '{"message":"No"}', '{"resp'])(
    'returns the text of a response without records: %s',
    async (text) => expect(await read(bodyOf(text))).toEqual({ end: 'without records', text }),
  );
  it('does not read an object as a list', async () => {
    const text = JSON.stringify({ response: { a: products[0], b: products[1] } });
    expect(await read(bodyOf(text))).toEqual({ end: 'without records', text });
  });
});
