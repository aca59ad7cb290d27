import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineHashes } from '@/hosting/securityHeaders';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('computes a known hash', () =>
  expect(inlineHashes(["<script>alert('Hello, world.');</script>"]).scripts).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]));

it('skips files and data blocks, and lists each text once across pages', () => {
  const page = `<script type="module" src="/a.js"></script><script type="application/ld+json">{"a":1}</script>
    <SCRIPT type="module">start()</SCRIPT><script data-note="a > b" async>go()</script ><style media="print">p{}</style>`;
  expect(inlineHashes([page, page])).toEqual({ scripts: [hash('start()'), hash('go()')], styles: [hash('p{}')] });
});

it('normalizes line endings as browsers do before hashing', () =>
  expect(inlineHashes(['<style>\r\na{}\r\n</style>']).styles).toEqual([hash('\na{}\n')]));

it('a data-src is not a src, and an executable type is never taken for data', () => {
  const page = '<script data-src="x">one()</script><script type="text/javascript">two()</script>';
  expect(inlineHashes([page]).scripts).toEqual([hash('one()'), hash('two()')]);
});
