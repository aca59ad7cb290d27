import { describe, expect, it } from 'vitest';
import { safeUrl } from '@/lib/url';

describe('safeUrl', () => {
  it.each(['https://cdn.example/a.png', 'http://127.0.0.1:4310/p.svg', 'http://localhost/p.svg', '/pictures/a.svg'])(
    'takes %s',
    (address) => expect(safeUrl(address)).toBe(address),
  );
  it.each([
    ['https://cdn.example/a".png', 'https://cdn.example/a%22.png'],
    ['/a"onerror="alert(1)', '/a%22onerror=%22alert(1)'],
    ['https://cdn.example/<script>', 'https://cdn.example/%3Cscript%3E'],
  ])('%s cannot end an attribute', (address, safe) => expect(safeUrl(address)).toBe(safe));
  it.each([
    'javascript:alert(1)',
    'http://example.com/a.png',
    '//evil.example/a',
    '/\\evil.example',
    'data:text/html,x',
    '/\t/evil.example/a',
    '/\n\\evil.example',
    '/.//evil.example',
    ' \njavascript:alert(1)',
    'vbscript:x',
    'blob:https://shop.test/1',
    'http://localhost.evil.example/a',
    'http://127.0.0.1@evil.example/a',
    'https://',
    'relative.png',
    '',
    undefined,
  ])('refuses %s', (address) => expect(safeUrl(address)).toBeNull());
});
