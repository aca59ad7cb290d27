import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The script behind a package's command: works on every platform and is faster than npx. */
export function tool(packageName, command = packageName.split('/').at(-1)) {
  const folder = path.join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** The path of a program such as nginx, which Debian and others keep out of a user's PATH; undefined without one. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** The npm that runs this script, if any. Windows has no executable named just "npm". */
export function npmCommand(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, cli, ...args] : ['npm', ...args];
}
