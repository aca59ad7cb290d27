/** Where the rule ends whose block begins at or after an index. */
function endOf(css: string, from: number): number {
  let depth = 0;
  for (let at = css.indexOf('{', from); at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return css.length;
}

/** A stylesheet without its `@media` rules whose condition matches. Strings in it must not contain single braces. */
export function withoutMedia(css: string, condition: RegExp): string {
  const rule = new RegExp(`@media [^{]*${condition.source}[^{]*\\{`);
  let left = css;
  for (let found = rule.exec(left); found; found = rule.exec(left))
    left = left.slice(0, found.index) + left.slice(endOf(left, found.index));
  return left;
}
