import { runInNewContext } from 'node:vm';
import type { Rolldown } from 'vite';
import { expect, it, vi } from 'vitest';
import { removalWorker, shopFiles } from '@/build/serviceWorker';

function bundleOf(chunks: Record<string, object>, assets: readonly string[]) {
  const made = Object.entries(chunks).map(([fileName, fields]) => {
    const lists = { imports: [], dynamicImports: [], moduleIds: [], viteMetadata: { importedCss: new Set() } };
    return [fileName, { type: 'chunk', fileName, isEntry: fileName === 'index.js', ...lists, ...fields }];
  });
  const files = assets.map((fileName) => [fileName, { type: 'asset', fileName }]);
  return Object.fromEntries([...made, ...files]) as Rolldown.OutputBundle;
}

it('a shopper’s code is listed with its styles and fonts; the dashboard’s, phone numbers and videos are not', () => {
  const bundle = bundleOf(
    {
      'index.js': { imports: ['vendor.js'], dynamicImports: ['home.js', 'admin.js', 'form.js'] },
      'vendor.js': {},
      'home.js': { dynamicImports: ['slider.js'] },
      'slider.js': { viteMetadata: { importedCss: new Set(['slider.css']) } },
      'admin.js': { facadeModuleId: '/shop/src/pages/AdminDashboardPage.tsx', imports: ['chart.js', 'vendor.js'] },
      'chart.js': {},
      'form.js': { moduleIds: ['/shop/node_modules/libphonenumber-js/core.js'], dynamicImports: ['hint.js'] },
      'hint.js': {},
    },
    ['body.woff2', 'tea.mp4', 'slider.css'],
  );
  expect(shopFiles(bundle).join()).toBe('body.woff2,hint.js,home.js,index.js,slider.css,slider.js,vendor.js');
});

it('the worker of a build without one unregisters itself and deletes the shop’s caches alone', async () => {
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { unregister: vi.fn() },
    caches: { keys: async () => ['shop files / 1', 'another'], delete: vi.fn() },
    indexedDB: { deleteDatabase: vi.fn() },
  };
  runInNewContext(await removalWorker('/'), { ...scope, globalThis: scope });
  const done: Promise<void>[] = [];
  listeners.get('activate')?.({ waitUntil: (work: Promise<void>) => done.push(work) });
  await Promise.all(done);
  expect(scope.registration.unregister).toHaveBeenCalledOnce();
  expect(scope.caches.delete.mock.calls).toEqual([['shop files / 1']]);
});
