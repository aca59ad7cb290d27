import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/**
 * Installs the locked packages when they are missing or older than the lock file. Needs nothing but Node and npm.
 * Some registries do not hold every platform's build of a tool; `npm ci` then refuses the lock file as a whole, where
 * `npm install` takes the same locked versions and leaves out what is for other platforms.
 */
const marker = 'node_modules/.package-lock.json';
const npm = (...args) => spawnSync('npm', [...args, '--no-audit', '--no-fund'], { stdio: 'inherit' }).status === 0;

if (!existsSync(marker) || statSync(marker).mtimeMs < statSync('package-lock.json').mtimeMs) {
  console.log('Installing the locked packages …');
  if (!npm('install', '--no-save')) process.exit(1);
}
