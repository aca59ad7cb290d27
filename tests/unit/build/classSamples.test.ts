import { expect, it } from 'vitest';
import { classSamples } from '@/build/prerender/classSamples';

it('views with a class that none before had are kept', () => {
  const samples = classSamples();
  for (const view of ['<p class="a b">', '<p class="b a">', '<p class="a c">']) samples.add(view);
  expect(samples.views).toEqual(['<p class="a b">', '<p class="a c">']);
});
