import path from 'node:path';
import { type ESTree, Visitor } from 'vite';
import { computedImports, dynamicOnly, importTable } from './importTable';
import { parse } from './repositoryFiles';

/** A folder of src, a feature, a folder of a feature that the table splits, or a file directly in src. */
function roomOf(file: string): string {
  const [root, room = '', noun, ...rest] = file.split('/');
  if (root !== 'src') return file;
  if (room !== 'features' || rest.length === 0) return room;
  const feature = `features/${noun}`;
  return rest.length > 1 && `${feature}/*` in importTable ? `${feature}/${rest[0]}` : feature;
}

const names = (pattern: string, room: string) =>
  pattern === room || (pattern.endsWith('/*') && room.startsWith(pattern.slice(0, -1)));

const rowsOf = (room: string) => Object.entries(importTable).filter(([key]) => key !== '*' && names(key, room));

function faultOf({ file, specifier, target, kind }: Import): string | null {
  const room = roomOf(file);
  if (specifier === null) return computedImports.includes(room) ? null : 'write the path as a literal';
  if (!isLocal(specifier)) return null;
  // Files that vite.config.ts loads cannot use the alias.
  const ofBuild = ['build', 'hosting', 'config'].includes(room) && /^\.\.\/\w+\/\w+\.ts$/.test(specifier);
  if (!ofBuild && !/^(@\/(\.\.\/)?|\.\/)(?!.*\.\.\/)/.test(specifier)) return 'write @/room/file or ./sibling';
  if (target === null) return 'no such file';
  const other = roomOf(target);
  if (other === room) return null;
  const rows = rowsOf(room);
  const allowed = [...(importTable['*'] ?? []), ...rows.flatMap(([, rooms]) => rooms)];
  if (!allowed.some((pattern) => names(pattern, other))) {
    const row = rows.map(([key]) => `'${key}'`).join(' + ') || `(none for ${room})`;
    return `row ${row} of importTable.ts allows ${allowed.join(', ') || 'no other room'}`;
  }
  // A translation imports the type of its English catalogue, which no build contains.
  const namesType = room === 'languages' && kind === 'type';
  return dynamicOnly.includes(other) && kind !== 'dynamic' && !namesType ? `only import() may reach ${other}` : null;
}

/** Forbidden imports, and those in the wrong notation. */
export function forbiddenImports(imports: readonly Import[]): string[] {
  return imports.flatMap((one) => {
    const fault = faultOf(one);
    return fault === null ? [] : [`${one.file} imports ${one.specifier ?? 'a computed path'}: ${fault}`];
  });
}

export function unnamedRooms(files: readonly string[]): string[] {
  const rooms = new Set(files.filter((file) => file.startsWith('src/') && isCode(file)).map(roomOf));
  return [...rooms].filter((room) => rowsOf(room).length === 0);
}

/** Names in the table without a room, and unused features in a feature's own row. */
export function staleEntries(files: readonly string[], imports: readonly Import[]): string[] {
  const rooms = [...new Set(files.map(roomOf))];
  const isImported = (from: string, to: string) =>
    imports.some(({ file, target }) => names(from, roomOf(file)) && target !== null && names(to, roomOf(target)));
  return Object.entries(importTable).flatMap(([key, allowed]) => [
    ...[key, ...allowed].filter((name) => name !== '*' && !rooms.some((room) => names(name, room))),
    ...allowed.filter((name) => /^features\/\w/.test(key) && !isImported(key, name)).map((name) => `${key}: ${name}`),
  ]);
}

/** The texts of files by path. */
type Sources = Readonly<Record<string, string>>;

interface Import {
  readonly file: string;
  /** Null if computed. */
  readonly specifier: string | null;
  /** Null for packages and missing files. */
  readonly target: string | null;
  readonly kind: 'static' | 'dynamic' | 'type';
}

export const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file);

const isLocal = (specifier: string) => /^(@\/|\.|\/)/.test(specifier);

function textOf(expression: ESTree.Expression): string | null {
  if (expression.type === 'Literal') return typeof expression.value === 'string' ? expression.value : null;
  if (expression.type !== 'TemplateLiteral' || expression.expressions.length > 0) return null;
  return expression.quasis[0]?.value.cooked ?? null;
}

type Declaration = ESTree.ImportDeclaration | ESTree.ExportNamedDeclaration | ESTree.ExportAllDeclaration;

function specifiersIn(file: string, source: string): Pick<Import, 'specifier' | 'kind'>[] {
  const found: Pick<Import, 'specifier' | 'kind'>[] = [];
  const addDeclaration = (node: Declaration) => {
    const kind = node.type === 'ImportDeclaration' ? node.importKind : node.exportKind;
    if (node.source) found.push({ specifier: node.source.value, kind: kind === 'type' ? kind : 'static' });
  };
  new Visitor({
    ImportDeclaration: addDeclaration,
    ExportNamedDeclaration: addDeclaration,
    ExportAllDeclaration: addDeclaration,
    TSImportType: ({ source: path }) => void found.push({ specifier: path.value, kind: 'type' }),
    ImportExpression: ({ source: path }) => void found.push({ specifier: textOf(path), kind: 'dynamic' }),
  }).visit(parse(file, source));
  return found;
}

function targetOf(file: string, specifier: string | null, files: Sources): string | null {
  if (specifier === null || !isLocal(specifier)) return null;
  const [bare = ''] = specifier.split('?');
  const base = bare.startsWith('@/')
    ? path.posix.join('src', bare.slice(2))
    : path.posix.join(path.posix.dirname(file), bare);
  return [base, `${base}.ts`, `${base}.tsx`].find((candidate) => candidate in files) ?? null;
}

/** All imports of the files: static, dynamic, type-only and re-exported. */
export function importsOf(files: Sources): Import[] {
  return Object.entries(files)
    .filter(([file]) => isCode(file))
    .flatMap(([file, source]) =>
      specifiersIn(file, source).map((found) => ({ ...found, file, target: targetOf(file, found.specifier, files) })),
    );
}
