import { describe, expect, it } from 'vitest';
import { importsOf, isCode } from './importGraph';
import { barrels, cycles, forbiddenImports, staleEntries, unnamedRooms } from './importRules';
import { filesIn, textOf } from './repositoryFiles';

const files = [...filesIn('src', /\.\w+$/), 'tailwind.config.ts'].map((file) => file.replaceAll('\\', '/'));
const imports = importsOf(Object.fromEntries(files.map((file) => [file, isCode(file) ? textOf(file) : ''])));

describe('src', () => {
  it('has its imports read', () => expect(imports.length).toBeGreaterThan(2000));

  it('imports only what importTable.ts allows', () => expect(forbiddenImports(imports)).toEqual([]));

  it('has a row of the table for every room', () => expect(unnamedRooms(files)).toEqual([]));

  it('has every room, and uses every feature, that the table names', () =>
    expect(staleEntries(files, imports)).toEqual([]));

  it('has no import cycles', () => expect(cycles(imports)).toEqual([]));

  it('has no barrel files', () => expect(barrels(files)).toEqual([]));
});
