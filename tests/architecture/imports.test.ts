import { describe, expect, it } from 'vitest';
import { barrels, forbiddenImports, importsOf, isCode, staleEntries, unnamedRooms } from './importRules';
import { filesIn, textOf } from './repositoryFiles';

const files = [...filesIn('src', /\.\w+$/), 'tailwind.config.ts'].map((file) => file.replaceAll('\\', '/'));

const imports = importsOf(Object.fromEntries(files.map((file) => [file, isCode(file) ? textOf(file) : ''])));

describe('src', () => {
  it('has more than 2,000 imports', () => expect(imports.length).toBeGreaterThan(2000));

  it('imports only what importTable.ts allows', () => expect(forbiddenImports(imports)).toEqual([]));

  it('has a row of the table for every room', () => expect(unnamedRooms(files)).toEqual([]));

  it('has every room that the table names, and each feature uses those in its row', () =>
    expect(staleEntries(files, imports)).toEqual([]));

  it('has no barrel files', () => expect(barrels(files)).toEqual([]));
});

describe('import rules', () => {
  /** What is wrong with the imports of a file, beside these others. */
  const faults = (file: string, source: string, ...others: string[]) =>
    forbiddenImports(importsOf({ ...Object.fromEntries(others.map((other) => [other, ''])), [file]: source }));

  describe('an import', () => {
    it('of a room that its row allows passes', () => {
      const source = `import { a } from '@/domain/a'; import { b } from './b'; import axios from 'axios';`;
      expect(faults('src/state/store.ts', source, 'src/state/b.ts', 'src/domain/a.ts')).toEqual([]);
    });

    it.each([
      ['static', `import { store } from '@/state/store';`],
      ['without names', `import '@/state/store';`],
      ['of a type', `import type { Store } from '@/state/store';`],
      ['of an inline type', `type Store = import('@/state/store').Store;`],
      ['dynamic', `const store = import('@/state/store');`],
      ['dynamic, in backquotes', 'const store = import(`@/state/store`);'],
      ['re-exporting names', `export { store } from '@/state/store';`],
      ['re-exporting all', `export * from '@/state/store';`],
    ])('that is %s fails where the row forbids its room', (_, source) =>
      expect(faults('src/domain/price.ts', source, 'src/state/store.ts')).toEqual([
        `src/domain/price.ts imports @/state/store: row 'domain' of importTable.ts allows lib, contract, config`,
      ]),
    );

    it.each(['early/start', 'build/start', 'hosting/start', 'demo/start', 'main'])('of %s by the app fails', (file) =>
      expect(faults('src/app/App.tsx', `import '@/${file}';`, `src/${file}.tsx`)).toHaveLength(1),
    );

    it('in a comment or a text does not count', () => {
      const source = `// import '@/state/store'\nconst text = "import '@/state/store'";`;
      expect(faults('src/domain/a.ts', source, 'src/state/store.ts')).toEqual([]);
    });

    it('with a query names the same file', () =>
      expect(faults('src/ui/a.ts', `import a from '@/state/store.js?raw';`, 'src/state/store.js')).toEqual([
        expect.stringContaining(`row 'ui' of importTable.ts allows lib`),
      ]));

    it.each(['../domain/a', '@/state/../domain/a', './../domain/a', '/src/domain/a'])('spelled %s fails', (specifier) =>
      expect(faults('src/state/b.ts', `import '${specifier}';`, 'src/domain/a.ts')).toEqual([
        expect.stringContaining('write @/room/file or ./sibling'),
      ]),
    );

    it('that leaves src fails, unless its row names the file', () => {
      const source = `import tailwind from '@/../tailwind.config';`;
      expect(faults('src/features/design/tokens.ts', source, 'tailwind.config.ts')).toEqual([]);
      expect(faults('src/ui/tokens.ts', source, 'tailwind.config.ts')).toHaveLength(1);
    });

    it('of a missing file fails', () =>
      expect(faults('src/ui/a.ts', `import './B';`, 'src/ui/b.ts')).toEqual(['src/ui/a.ts imports ./B: no such file']));

    it('of a computed path fails, except in src/build', () => {
      expect(faults('src/app/a.ts', 'import(file);')).toEqual([expect.stringContaining('write the path as a literal')]);
      expect(faults('src/build/a.ts', 'import(file);')).toEqual([]);
    });
  });

  describe('a feature', () => {
    const faultsBetween = (from: string, to: string) =>
      faults(`src/features/${from}/a.ts`, `import '@/features/${to}/b';`, `src/features/${to}/b.ts`);

    it('imports another feature that its own row names', () =>
      expect(faultsBetween('cart', 'minimum-order')).toEqual([]));

    it('imports no other feature', () =>
      expect(faultsBetween('cart', 'admin')).toEqual([
        expect.stringContaining(`row 'features/*' + 'features/cart' of importTable.ts allows lib, state, `),
      ]));

    it.each([
      ['list', 'bookings'],
      ['session', 'users'],
      ['products', 'users'],
      ['list', 'session'],
    ])('that the table splits has a room %s that may not import its room %s', (from, to) =>
      expect(faultsBetween(`admin/${from}`, `admin/${to}`)).toEqual([expect.stringContaining(`'features/admin/*'`)]),
    );

    it('that the table splits lets a new room import the list', () =>
      expect(faultsBetween('admin/coupons', 'admin/list')).toEqual([]));

    it('that the table does not split is one room with its folders', () =>
      expect(
        faults('src/features/home/a.ts', `import './videos/tea.mp4';`, 'src/features/home/videos/tea.mp4'),
      ).toEqual([]));
  });

  describe('the demo', () => {
    it('is imported dynamically by main.tsx', () =>
      expect(faults('src/main.tsx', `import('@/demo/start');`, 'src/demo/start.ts')).toEqual([]));

    it.each([`import '@/demo/start';`, `import type { Demo } from '@/demo/start';`])(
      'is not imported by %s',
      (source) =>
        expect(faults('src/main.tsx', source, 'src/demo/start.ts')).toEqual([
          'src/main.tsx imports @/demo/start: only import() may reach demo',
        ]),
    );

    it.each(['app', 'pages', 'features/cart', 'state'])('is not imported by %s', (room) =>
      expect(faults(`src/${room}/a.ts`, `import('@/demo/start');`, 'src/demo/start.ts')).toHaveLength(1),
    );
  });

  describe('a room', () => {
    it('without a row is reported', () =>
      expect(
        unnamedRooms(['src/helpers/a.ts', 'src/worker.ts', 'src/features/loose.ts', 'src/features/new/a.ts']),
      ).toEqual(['helpers', 'worker.ts', 'features']));

    it('that only the table has is reported', () =>
      expect(staleEntries(['src/config/a.ts'], [])).toContain('contract'));

    it('that a feature may import but does not is reported', () =>
      expect(staleEntries(['src/features/cart/a.ts', 'src/features/minimum-order/b.ts'], [])).toContain(
        'features/cart: features/minimum-order',
      ));
  });

  it('a barrel is reported', () => expect(barrels(['src/ui/index.ts', 'src/index.css'])).toEqual(['src/ui/index.ts']));

  it('a file that does not parse is reported', () =>
    expect(() => importsOf({ 'src/ui/a.ts': 'import {' })).toThrow('src/ui/a.ts'));
});
