import { spawn, spawnSync } from 'node:child_process';
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

/** Whether a program ended without an error. */
function runs(command, ...args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

async function installFromDebian() {
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return;
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
  if (await runs(...apt, 'update', '-qq')) await runs(...apt, 'install', '-y', '-qq', 'chromium');
}

/** An installed Chrome or Chromium, else Playwright's, else Debian's. Logs what it does. */
export async function findBrowser() {
  const found = await installed();
  if (found) {
    console.log(`Browser tests use ${found}`);
    return found;
  }
  console.log("No Chrome or Chromium found: installing Playwright's …");
  if (!(await runs('npx', 'playwright', 'install', 'chromium'))) {
    console.log("It could not be downloaded: installing Debian's chromium …");
    await installFromDebian();
  }
  const path = await installed();
  if (!path) throw new Error('No Chrome or Chromium could be found or installed. Install one, or set CHROME_PATH.');
  console.log(`Browser tests use ${path}`);
  return path;
}
