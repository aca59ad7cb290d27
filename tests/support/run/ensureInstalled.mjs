import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Installs the locked packages when they are missing or older than the lock file. Needs nothing but Node and npm. */
const marker = 'node_modules/.package-lock.json';
if (!existsSync(marker) || statSync(marker).mtimeMs < statSync('package-lock.json').mtimeMs) {
  console.log('Installing the locked packages …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' });
}
