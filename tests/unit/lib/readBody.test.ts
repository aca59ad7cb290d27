import { expect, it } from 'vitest';
import { readBody } from '@/lib/readBody';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function bodyOf(...pieces: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(bytesOf(piece));
      controller.close();
    },
  });
}

it('a small body is read as a whole', async () => {
  expect(await readBody(bodyOf('{"a":', '"é"}'), false)).toEqual({ text: '{"a":"é"}' });
  expect(await readBody(null, false)).toEqual({ text: '' });
});

it('of a large body, what has come is handed on, with the reader of the rest', async () => {
  const large = 'x'.repeat(600_000);
  const begun = await readBody(bodyOf(large, 'end'), false);
  expect(begun.text).toBe(large);
  const next = await begun.reader?.read();
  expect(new TextDecoder().decode(next?.value)).toBe('end');
});

it('a large body is read as a whole where it must be', async () => {
  expect((await readBody(bodyOf('x'.repeat(600_000), 'end'), true)).text).toHaveLength(600_003);
});

it('a body that breaks off rejects', async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new TypeError('gone')) });
  await expect(readBody(broken, false)).rejects.toThrow('gone');
});
