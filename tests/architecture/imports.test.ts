import { describe, expect, it } from 'vitest';
import { barrels, forbiddenImports, importsOf, isCode, type Sources, staleEntries, unnamedRooms } from './importRules';
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
  const forbidden = (sources: Sources) => forbiddenImports(importsOf(sources));

  describe('an import', () => {
    it('of a room that its row allows passes', () =>
      expect(
        forbidden({
          'src/state/store.ts': `import { a } from '@/domain/a'; import { b } from './b'; import axios from 'axios';`,
          'src/state/b.ts': '',
          'src/domain/a.ts': '',
        }),
      ).toEqual([]));

    it.each([
      ['static', `import { store } from '@/state/store';`],
      ['without names', `import '@/state/store';`],
      ['of a type', `import type { Store } from '@/state/store';`],
      ['of an inline type', `type Store = import('@/state/store').Store;`],
      ['dynamic', `const store = import('@/state/store');`],
      ['dynamic, in backquotes', 'const store = import(`@/state/store`);'],
      ['re-exporting names', `export { store } from '@/state/store';`],
      ['re-exporting all', `export * from '@/state/store';`],
    ])('that is %s fails where the row forbids its room', (_, source) => {
      const [found] = forbidden({ 'src/domain/price.ts': source, 'src/state/store.ts': '' });
      expect(found).toBe(
        `src/domain/price.ts imports @/state/store: row 'domain' of importTable.ts allows lib, contract, config`,
      );
    });

    it.each(['early', 'build', 'hosting', 'demo', 'main.tsx'])('of %s by the app fails', (room) => {
      const target = room === 'main.tsx' ? 'src/main.tsx' : `src/${room}/start.ts`;
      const specifier = target.replace('src', '@').replace(/\.tsx?$/, '');
      expect(forbidden({ 'src/app/App.tsx': `import '${specifier}';`, [target]: '' })).toHaveLength(1);
    });

    it('in a comment or a text does not count', () =>
      expect(
        forbidden({
          'src/domain/a.ts': `// import '@/state/store'\nconst text = "import '@/state/store'";`,
          'src/state/store.ts': '',
        }),
      ).toEqual([]));

    it('with a query names the same file', () =>
      expect(forbidden({ 'src/ui/a.ts': `import a from '@/state/store.js?raw';`, 'src/state/store.js': '' })).toEqual([
        expect.stringContaining(`row 'ui' of importTable.ts allows lib`),
      ]));

    it.each(['../domain/a', '@/state/../domain/a', './../domain/a', '/src/domain/a'])('spelled %s fails', (specifier) =>
      expect(forbidden({ 'src/state/b.ts': `import '${specifier}';`, 'src/domain/a.ts': '' })).toEqual([
        expect.stringContaining('write @/room/file or ./sibling'),
      ]),
    );

    it('that leaves src fails, unless its row names the file', () => {
      const source = `import tailwind from '@/../tailwind.config';`;
      const outside = { 'tailwind.config.ts': '' };
      expect(forbidden({ 'src/features/design/tokens.ts': source, ...outside })).toEqual([]);
      expect(forbidden({ 'src/ui/tokens.ts': source, ...outside })).toHaveLength(1);
    });

    it('of a missing file fails', () =>
      expect(forbidden({ 'src/ui/a.ts': `import './B';`, 'src/ui/b.ts': '' })).toEqual([
        'src/ui/a.ts imports ./B: no such file',
      ]));

    it('of a computed path fails, except in src/build', () => {
      const source = 'import(file);';
      expect(forbidden({ 'src/app/a.ts': source })).toEqual([expect.stringContaining('write the path as a literal')]);
      expect(forbidden({ 'src/build/a.ts': source })).toEqual([]);
    });
  });

  describe('a feature', () => {
    it('imports another feature that its own row names', () =>
      expect(
        forbidden({
          'src/features/cart/a.ts': `import '@/features/minimum-order/b';`,
          'src/features/minimum-order/b.ts': '',
        }),
      ).toEqual([]));

    it('imports no other feature', () =>
      expect(
        forbidden({ 'src/features/cart/a.ts': `import '@/features/admin/b';`, 'src/features/admin/b.ts': '' }),
      ).toEqual([expect.stringContaining(`row 'features/*' + 'features/cart' of importTable.ts allows lib, state, `)]));

    it.each([
      ['list', 'bookings'],
      ['session', 'users'],
      ['products', 'users'],
      ['list', 'session'],
    ])('that the table splits has a room %s that may not import its room %s', (from, to) =>
      expect(
        forbidden({
          [`src/features/admin/${from}/a.ts`]: `import '@/features/admin/${to}/b';`,
          [`src/features/admin/${to}/b.ts`]: '',
        }),
      ).toEqual([expect.stringContaining(`'features/admin/*'`)]),
    );

    it('that the table splits lets a new room import the list', () =>
      expect(
        forbidden({
          'src/features/admin/coupons/a.ts': `import '@/features/admin/list/b';`,
          'src/features/admin/list/b.ts': '',
        }),
      ).toEqual([]));

    it('that the table does not split is one room with its folders', () =>
      expect(
        forbidden({ 'src/features/home/a.ts': `import './videos/tea.mp4';`, 'src/features/home/videos/tea.mp4': '' }),
      ).toEqual([]));
  });

  describe('the demo', () => {
    const demo = { 'src/demo/start.ts': '' };

    it('is imported dynamically by main.tsx', () =>
      expect(forbidden({ 'src/main.tsx': `import('@/demo/start');`, ...demo })).toEqual([]));

    it.each([`import '@/demo/start';`, `import type { Demo } from '@/demo/start';`])(
      'is not imported by %s',
      (source) =>
        expect(forbidden({ 'src/main.tsx': source, ...demo })).toEqual([
          'src/main.tsx imports @/demo/start: only import() may reach demo',
        ]),
    );

    it.each(['app', 'pages', 'features/cart', 'state'])('is not imported by %s', (room) =>
      expect(forbidden({ [`src/${room}/a.ts`]: `import('@/demo/start');`, ...demo })).toHaveLength(1),
    );
  });

  describe('a room', () => {
    it('without a row is reported', () =>
      expect(
        unnamedRooms(['src/helpers/a.ts', 'src/worker.ts', 'src/features/loose.ts', 'src/features/new/a.ts']),
      ).toEqual(['helpers', 'worker.ts', 'features']));

    it('that only the table has is reported', () =>
      expect(staleEntries(['src/config/a.ts'], [])).toContain('contract'));

    it('that a feature may import but does not is reported', () => {
      const sources = { 'src/features/cart/a.ts': '', 'src/features/minimum-order/b.ts': '' };
      expect(staleEntries(Object.keys(sources), importsOf(sources))).toContain('features/cart: features/minimum-order');
    });
  });

  it('a barrel is reported', () => expect(barrels(['src/ui/index.ts', 'src/index.css'])).toEqual(['src/ui/index.ts']));

  it('a file that does not parse is reported', () =>
    expect(() => importsOf({ 'src/ui/a.ts': 'import {' })).toThrow('src/ui/a.ts'));
});
