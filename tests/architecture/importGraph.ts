import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** By path. */
export type Sources = Readonly<Record<string, string>>;

export interface Import {
  readonly file: string;
  /** Null if computed. */
  readonly specifier: string | null;
  /** Null for packages and missing files. */
  readonly target: string | null;
  readonly kind: 'static' | 'dynamic' | 'type';
}

export const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file);

export const isLocal = (specifier: string) => /^(@\/|\.|\/)/.test(specifier);

function textOf(expression: ESTree.Expression): string | null {
  if (expression.type === 'Literal') return typeof expression.value === 'string' ? expression.value : null;
  if (expression.type !== 'TemplateLiteral' || expression.expressions.length > 0) return null;
  return expression.quasis[0]?.value.cooked ?? null;
}

interface Declaration {
  readonly source: ESTree.StringLiteral | null;
  readonly importKind?: 'type' | 'value' | null;
  readonly exportKind?: 'type' | 'value' | null;
}

function specifiersIn(file: string, source: string): Pick<Import, 'specifier' | 'kind'>[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Pick<Import, 'specifier' | 'kind'>[] = [];
  const addDeclaration = (node: Declaration) => {
    const isType = node.importKind === 'type' || node.exportKind === 'type';
    if (node.source) found.push({ specifier: node.source.value, kind: isType ? 'type' : 'static' });
  };
  new Visitor({
    ImportDeclaration: addDeclaration,
    ExportNamedDeclaration: addDeclaration,
    ExportAllDeclaration: addDeclaration,
    TSImportType: (node) => {
      found.push({ specifier: node.source.value, kind: 'type' });
    },
    ImportExpression: (node) => {
      found.push({ specifier: textOf(node.source), kind: 'dynamic' });
    },
  }).visit(program);
  return found;
}

function targetOf(file: string, specifier: string, files: Sources): string | null {
  if (!isLocal(specifier)) return null;
  const [bare = ''] = specifier.split('?');
  const base = bare.startsWith('@/')
    ? path.posix.join('src', bare.slice(2))
    : path.posix.join(path.posix.dirname(file), bare);
  return [base, `${base}.ts`, `${base}.tsx`].find((candidate) => candidate in files) ?? null;
}

/** Static, dynamic, type-only and re-exported. */
export function importsOf(files: Sources): Import[] {
  return Object.entries(files)
    .filter(([file]) => isCode(file))
    .flatMap(([file, source]) =>
      specifiersIn(file, source).map(({ specifier, kind }) => ({
        file,
        specifier,
        target: specifier === null ? null : targetOf(file, specifier, files),
        kind,
      })),
    );
}
