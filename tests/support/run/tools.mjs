import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The file that Node runs for a command of an installed package: the same on every system, and quicker than npx. */
export function tool(packageName, command = packageName.split('/').at(-1)) {
  const folder = path.join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** How npm is called: as the one that runs this script, where there is one. Windows has no program that is called just "npm". */
export function npmCommand(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, cli, ...args] : ['npm', ...args];
}
