import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isInstalled, thisSystem } from './installed.mjs';
import { npmCommand } from './tools.mjs';

/** Runs `npm ci` if the installed packages differ from the lock file. Needs only Node and npm. */
const [major, minor] = process.versions.node.split('.').map(Number);
const oldest = { 20: 19, 22: 13 };
if (major < 24 && !(minor >= oldest[major])) {
  console.error(`Node 20.19, 22.13, 24 or a newer one is needed; this is ${process.version}.`);
  process.exit(1);
}

function packagesOf(file) {
  const { '': _shop, ...packages } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
  return packages;
}

const complete = isInstalled({
  locked: packagesOf('package-lock.json'),
  recorded: packagesOf('node_modules/.package-lock.json'),
  system: thisSystem(),
  isThere: (place) => existsSync(`${place}/package.json`),
});
if (!complete) {
  console.log('Installing the locked packages …');
  const [command, ...args] = npmCommand('ci', '--include=dev', '--no-audit', '--no-fund');
  const shell = process.platform === 'win32' && command === 'npm';
  if (spawnSync(command, args, { stdio: 'inherit', shell }).status !== 0) process.exit(1);
}
