import { type ESTree, Visitor } from 'vite';
import { parse } from './repositoryFiles';

const pluralFunctions = ['plural', 'counted'];
const textAttributes = ['aria-label', 'title', 'placeholder', 'alt', 'label', 'hint', 'text', 'message'];
const besideTexts = ['ImportDeclaration', 'TSInterfaceDeclaration', 'TSTypeAliasDeclaration'];
const hasLetters = (text: string) => /\p{L}/u.test(text);

function lineOf(source: string, { start }: { readonly start: number }): number {
  return source.slice(0, start).split('\n').length;
}

/** The expression without `as const` and `satisfies`. */
function untyped(node: ESTree.Expression): ESTree.Expression {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? untyped(node.expression) : node;
}

const isString = (node: ESTree.Node) => node.type === 'Literal' && typeof node.value === 'string';

const isDecimal = (node: ESTree.Node) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'decimal';

/** A string, or a template of values, decimals and other texts. */
function isText(node: ESTree.Node): boolean {
  if (node.type !== 'TemplateLiteral') return isString(node);
  return node.expressions.every(
    (value) => value.type === 'Identifier' || value.type === 'MemberExpression' || isDecimal(value),
  );
}

function isPluralCall(node: ESTree.Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false;
  const [, ...forms] = node.arguments;
  return pluralFunctions.includes(node.callee.name) && forms.length === 2 && forms.every(isText);
}

function isMessage(node: ESTree.Node): boolean {
  if (isText(node)) return true;
  if (node.type !== 'ArrowFunctionExpression' || node.params.some(({ type }) => type !== 'Identifier')) return false;
  return node.body.type !== 'BlockStatement' && (isText(node.body) || isPluralCall(node.body));
}

/** Nodes of a catalogue's object that are neither messages nor objects of messages. */
function badValues(node: ESTree.Expression, parts: ReadonlySet<string>): ESTree.Node[] {
  const value = untyped(node);
  if (value.type === 'Identifier') return parts.has(value.name) ? [] : [value];
  if (value.type !== 'ObjectExpression') return isMessage(value) ? [] : [value];
  return value.properties.flatMap((property) =>
    badValues(property.type === 'SpreadElement' ? property.argument : property.value, parts),
  );
}

/** Locations of code that does not belong in a catalogue. Types are allowed. */
export function catalogueFaults(file: string, source: string): string[] {
  const { body } = parse(file, source);
  const faults: string[] = [];
  const parts = new Set<string>();
  const exported: ESTree.Expression[] = [];
  const report = (node: { readonly start: number }) => faults.push(`${file}:${lineOf(source, node)}`);
  for (const statement of body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? statement.declaration : statement;
    if (declaration && besideTexts.includes(declaration.type)) continue;
    if (declaration?.type !== 'VariableDeclaration') {
      report(statement);
      continue;
    }
    for (const { id, init } of declaration.declarations) {
      if (!init || id.type !== 'Identifier') continue;
      for (const value of badValues(init, parts)) report(value);
      if (isExport) exported.push(untyped(init));
      parts.add(id.name);
    }
  }
  if (exported.length === 0 || exported.some(({ type }) => type !== 'ObjectExpression'))
    faults.push(`${file} exports no objects of texts`);
  return faults;
}

/** Texts written in a component instead of a catalogue. */
export function hardCodedTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const report = (node: { readonly start: number }, text: string) => {
    if (hasLetters(text)) found.push(`${file}:${lineOf(source, node)}: ${text.trim()}`);
  };
  const reportExpression = (node: ESTree.Node): void => {
    if (node.type === 'Literal' && typeof node.value === 'string') report(node, node.value);
    else if (node.type === 'TemplateLiteral') report(node, node.quasis.map(({ value }) => value.raw).join(''));
    else if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(reportExpression);
    else if (node.type === 'LogicalExpression') [node.left, node.right].forEach(reportExpression);
  };
  const visitChildren = ({ children }: { readonly children: readonly ESTree.JSXChild[] }) => {
    for (const child of children) {
      if (child.type === 'JSXText') report(child, child.value);
      if (child.type === 'JSXExpressionContainer') reportExpression(child.expression);
    }
  };
  new Visitor({
    JSXElement: visitChildren,
    JSXFragment: visitChildren,
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !textAttributes.includes(name.name) || !value) return;
      reportExpression(value.type === 'JSXExpressionContainer' ? value.expression : value);
    },
  }).visit(parse(file, source));
  return found;
}
