import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { npmCommand } from './tools.mjs';

/** Has `npm ci` install the locked packages when those installed are not the same. Needs nothing but Node and npm. */
const [major, minor] = process.versions.node.split('.').map(Number);
const oldest = { 20: 19, 22: 13 };
if (major < 24 && !(minor >= oldest[major])) {
  console.error(`Node 20.19, 22.13, 24 or a newer one is needed; this is ${process.version}.`);
  process.exit(1);
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
/** What npm writes down of the packages that it installed. */
const installedList = 'node_modules/.package-lock.json';

/** Whether all that is locked is installed, nothing in another version, and nothing built for another system. */
function isInstalled() {
  if (!existsSync(installedList)) return false;
  const { '': _shop, ...locked } = packagesOf('package-lock.json');
  const installed = packagesOf(installedList);
  const fits = ({ os, cpu }) =>
    [os?.includes(process.platform), cpu?.includes(process.arch)].every((fit) => fit ?? true);
  return (
    Object.entries(locked).every(([place, { version, optional }]) =>
      place in installed ? installed[place].version === version : optional,
    ) && Object.entries(installed).every(([place, found]) => place in locked && fits(found))
  );
}

if (!isInstalled()) {
  console.log('Installing the locked packages …');
  const [command, ...args] = npmCommand('ci', '--include=dev', '--no-audit', '--no-fund');
  const shell = process.platform === 'win32' && command === 'npm';
  if (spawnSync(command, args, { stdio: 'inherit', shell }).status !== 0) process.exit(1);
}
