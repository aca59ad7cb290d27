const most = 5;

/** The first frames of a stack as "function file:line:column"; those outside script files are left out. */
export function stackFrames(stack: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, file, row, column] = /([\w.-]+\.m?js)(?:\?[^\s)]*?)?:(\d+):(\d+)\)?\s*$/.exec(line) ?? [];
      if (!file) return [];
      const name = /^\s*at (?:async )?([\w$.]+) \(/.exec(line)?.[1] ?? /^([\w$.]+)@/.exec(line)?.[1];
      return [`${name ? `${name} ` : ''}${file}:${row}:${column}`];
    })
    .slice(0, most);
}
