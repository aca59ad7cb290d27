import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = [
  process.env.CHROME_PATH,
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

async function installed() {
  const { chromium } = await import('@playwright/test');
  return [...usual, chromium.executablePath()].find((path) => path && existsSync(path));
}

function runs(command, args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function installFromDebian() {
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...args) => execFileSync(...split([...asRoot, 'apt-get', ...args]), { stdio: 'inherit' });
  apt('update', '-qq');
  apt('install', '-y', '-qq', 'chromium');
}

function split([command, ...args]) {
  return [command, args];
}

/** An installed Chrome or Chromium, else Playwright's, else Debian's. Logs what it does. */
export async function findBrowser() {
  const found = await installed();
  if (found) {
    console.log(`Browser tests use ${found}`);
    return found;
  }
  console.log("No Chrome or Chromium found: installing Playwright's …");
  if (!runs('npx', ['playwright', 'install', 'chromium'])) {
    console.log("It could not be downloaded: installing Debian's chromium …");
    installFromDebian();
  }
  const path = await installed();
  if (!path) throw new Error('No Chrome or Chromium could be found or installed. Install one, or set CHROME_PATH.');
  console.log(`Browser tests use ${path}`);
  return path;
}
