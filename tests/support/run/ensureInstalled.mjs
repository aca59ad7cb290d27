import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { npmCommand } from './tools.mjs';

/** Runs `npm ci` if the installed packages differ from the lock file. Needs only Node and npm. */
const [major, minor] = process.versions.node.split('.').map(Number);
const oldest = { 20: 19, 22: 13 };
if (major < 24 && !(minor >= oldest[major])) {
  console.error(`Node 20.19, 22.13, 24 or a newer one is needed; this is ${process.version}.`);
  process.exit(1);
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
/** npm's record of installed packages. */
const installedList = 'node_modules/.package-lock.json';

/** Whether every locked package is installed, in its version and for this platform. */
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
