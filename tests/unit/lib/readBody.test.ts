import { expect, it, vi } from 'vitest';
import { readBody } from '@/lib/readBody';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function bodyOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? bytesOf(piece) : piece);
      controller.close();
    },
  });
}

it('a small body is read as a whole', async () => {
  expect(await readBody(bodyOf('{"a":', '"é"}'), false)).toEqual({ text: '{"a":"é"}' });
  expect(await readBody(null, false)).toEqual({ text: '' });
});

it('a large body is handed on as its first part and a reader of the rest', async () => {
  const large = 'x'.repeat(600_000);
  const opened = await readBody(bodyOf(large, 'end'), false);
  expect(opened.text).toBe(large);
  expect(await opened.rest?.next()).toEqual({ done: false, value: 'end' });
});

it('a character may be divided between two pieces', async () => {
  const bytes = bytesOf('é');
  expect(await readBody(bodyOf(bytes.slice(0, 1), bytes.slice(1)), false)).toEqual({ text: 'é' });
});

it('a body is cancelled when its reader stops', async () => {
  const cancel = vi.fn();
  const endless = new ReadableStream<Uint8Array>({ pull: (it) => it.enqueue(bytesOf('x'.repeat(100_000))), cancel });
  const { rest } = await readBody(endless, false);
  await rest?.return();
  expect(cancel).toHaveBeenCalled();
});

it('a large body is read as a whole where that is requested', async () => {
  expect((await readBody(bodyOf('x'.repeat(600_000), 'end'), true)).text).toHaveLength(600_003);
});

it('a body that fails rejects', async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new TypeError('gone')) });
  await expect(readBody(broken, false)).rejects.toThrow('gone');
});
