import { expect, it } from 'vitest';
import { releaseOf } from '@/report/reports';

it('the release is the hash of the build’s first module', () => {
  const scripts = [
    '',
    'https://shop.example/assets/vendor-11111111.js',
    'https://shop.example/assets/index-AbC_12-9.js',
  ];
  expect(releaseOf(scripts)).toBe('AbC_12-9');
  expect(releaseOf([])).toBe('unknown');
});
