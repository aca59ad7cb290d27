import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The arguments that make Node run a command of an installed package: the same on every system, and quicker than npx. */
export function tool(packageName, command = packageName.split('/').at(-1)) {
  const folder = path.join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Runs npm, by the one that runs this script where there is one: Windows has no program that is called just "npm". */
export function npm(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
}
