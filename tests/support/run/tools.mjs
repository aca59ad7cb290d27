import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The script behind a package's command: works on every platform and is faster than npx. */
export function tool(packageName, command = packageName.split('/').at(-1)) {
  const folder = path.join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** The npm that runs this script, if any. Windows has no executable named just "npm". */
export function npmCommand(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, cli, ...args] : ['npm', ...args];
}
