import { describe, expect, it } from 'vitest';
import { forbiddenImports, importsOf, isCode, staleEntries, unnamedRooms } from './importRules';
import { filesIn, textOf } from './repositoryFiles';

const files = [...filesIn('src', /\.\w+$/), 'tailwind.config.ts'].map((file) => file.replaceAll('\\', '/'));

const imports = importsOf(Object.fromEntries(files.map((file) => [file, isCode(file) ? textOf(file) : ''])));

describe('src', () => {
  it('has more than 2,000 imports', () => expect(imports.length).toBeGreaterThan(2000));

  it('imports only what importTable.ts allows', () => expect(forbiddenImports(imports)).toEqual([]));

  it('has a row of the table for every room', () => expect(unnamedRooms(files)).toEqual([]));

  it('has every room that the table names, and each feature uses those in its row', () =>
    expect(staleEntries(files, imports)).toEqual([]));
});

/** What is wrong with the imports of a file, beside these others. */
const faults = (file: string, source: string, ...others: string[]) =>
  forbiddenImports(importsOf({ ...Object.fromEntries(others.map((other) => [other, ''])), [file]: source }));

describe('the check of imports', () => {
  it.each([
    ['src/state/a.ts', `import { b } from '@/domain/b'; import { c } from './c'; import axios from 'axios';`],
    ['src/domain/a.ts', `// import '@/state/store'\nconst text = "import '@/state/store'";`],
    ['src/features/design/tokens.ts', `import tailwind from '@/../tailwind.config';`],
    ['src/features/cart/a.ts', `import '@/features/minimum-order/b';`],
    ['src/features/admin/coupons/a.ts', `import '@/features/admin/list/b';`],
    ['src/features/home/a.ts', `import './videos/tea.mp4';`],
    ['src/main.tsx', `import('@/demo/start');`],
    ['src/build/a.ts', 'import(file);'],
  ])('allows %s: %s', (file, source) =>
    expect(
      faults(
        file,
        source,
        ...['src/domain/b.ts', 'src/state/c.ts', 'tailwind.config.ts', 'src/features/minimum-order/b.ts'],
        ...['src/features/admin/list/b.ts', 'src/features/home/videos/tea.mp4', 'src/demo/start.ts'],
      ),
    ).toEqual([]),
  );

  it.each([
    `import { store } from '@/state/store';`,
    `import '@/state/store';`,
    `import store from '@/state/store?raw';`,
    `import type { Store } from '@/state/store';`,
    `type Store = import('@/state/store').Store;`,
    `const store = import('@/state/store');`,
    'const store = import(`@/state/store`);',
    `export { store } from '@/state/store';`,
    `export * from '@/state/store';`,
  ])('finds %s where the row forbids its room', (source) =>
    expect(faults('src/domain/price.ts', source, 'src/state/store.ts')).toEqual([
      expect.stringContaining(`row 'domain' of importTable.ts allows lib, contract, config`),
    ]),
  );

  it.each([
    ['state/a.ts', '../domain/b', 'write @/room/file or ./sibling'],
    ['state/a.ts', '@/state/../domain/b', 'write @/room/file or ./sibling'],
    ['state/a.ts', './../domain/b', 'write @/room/file or ./sibling'],
    ['state/a.ts', '/src/domain/b', 'write @/room/file or ./sibling'],
    ['domain/a.ts', './B', 'no such file'],
    ['ui/a.ts', '@/../tailwind.config', `row 'ui'`],
    ['features/cart/a.ts', '@/features/admin/b', `row 'features/*' + 'features/cart'`],
    ['features/admin/list/a.ts', '@/features/admin/users/b', `'features/admin/*'`],
    ['main.tsx', '@/demo/b', 'only import() may reach demo'],
  ])('finds in %s the import of %s: %s', (file, specifier, fault) => {
    const others = ['domain', 'features/admin', 'features/admin/users', 'demo'].map((room) => `src/${room}/b.ts`);
    expect(faults(`src/${file}`, `import '${specifier}';`, ...others, 'tailwind.config.ts')).toEqual([
      expect.stringContaining(fault),
    ]);
  });

  it('finds a computed path, and a type of the demo', () => {
    expect(faults('src/app/a.ts', 'import(file);')).toEqual([expect.stringContaining('write the path as a literal')]);
    expect(faults('src/main.tsx', `import type { Demo } from '@/demo/b';`, 'src/demo/b.ts')).toEqual([
      expect.stringContaining('only import() may reach demo'),
    ]);
  });

  it('finds rooms without a row, rooms that only the table has, and features that a row allows in vain', () => {
    const loose = ['src/helpers/a.ts', 'src/worker.ts', 'src/features/loose.ts', 'src/features/new/a.ts'];
    expect(unnamedRooms(loose)).toEqual(['helpers', 'worker.ts', 'features']);
    expect(staleEntries(['src/features/cart/a.ts', 'src/features/minimum-order/b.ts'], [])).toEqual(
      expect.arrayContaining(['contract', 'features/cart: features/minimum-order']),
    );
  });

  it('names a file that does not parse', () =>
    expect(() => importsOf({ 'src/ui/a.ts': 'import {' })).toThrow('src/ui/a.ts'));
});
