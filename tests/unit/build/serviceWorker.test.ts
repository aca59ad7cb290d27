import { runInNewContext } from 'node:vm';
import type { Rolldown } from 'vite';
import { expect, it, vi } from 'vitest';
import { removalWorker, shopFiles } from '@/build/serviceWorker';

interface Made {
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly page?: string;
  readonly modules?: readonly string[];
  readonly css?: readonly string[];
}

function bundleOf(chunks: Record<string, Made>, assets: readonly string[] = []): Rolldown.OutputBundle {
  const made = Object.entries(chunks).map(
    ([fileName, { imports = [], dynamicImports = [], page, modules = [], css = [] }]) => [
      fileName,
      {
        type: 'chunk',
        fileName,
        isEntry: fileName === 'index.js',
        imports,
        dynamicImports,
        facadeModuleId: page ? `/shop/src/pages/${page}.tsx` : null,
        moduleIds: modules,
        viteMetadata: { importedCss: new Set(css) },
      },
    ],
  );
  return Object.fromEntries([...made, ...assets.map((fileName) => [fileName, { type: 'asset', fileName }])]);
}

it('a shopper’s code is listed with its styles and fonts; the dashboard’s, phone numbers and videos are not', () => {
  const bundle = bundleOf(
    {
      'index.js': { imports: ['vendor.js'], dynamicImports: ['home.js', 'admin.js', 'form.js'] },
      'vendor.js': {},
      'home.js': { dynamicImports: ['slider.js'] },
      'slider.js': { css: ['slider.css'] },
      'admin.js': { page: 'AdminDashboardPage', imports: ['chart.js', 'vendor.js'] },
      'chart.js': {},
      'form.js': { modules: ['/shop/node_modules/libphonenumber-js/core.js'], dynamicImports: ['hint.js'] },
      'hint.js': {},
    },
    ['body.woff2', 'tea.mp4', 'slider.css'],
  );
  expect(shopFiles(bundle)).toEqual([
    'body.woff2',
    'hint.js',
    'home.js',
    'index.js',
    'slider.css',
    'slider.js',
    'vendor.js',
  ]);
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
