import { expect, it, vi } from 'vitest';
import { copyText } from '@/lib/text';

it('a text that reaches the clipboard is copied', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('68f4')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('68f4');
});

it.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
  ['has no clipboard', {}],
])('a browser that %s copies nothing', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('68f4')).toBe(false);
});
