import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tool } from './tools.mjs';

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

/**
 * Whether a browser is there and starts: one whose system libraries are missing does not, nor does Ubuntu's placeholder.
 * Not run on Windows, where `--version` would open a window.
 */
function starts(path) {
  if (!path || !existsSync(path)) return false;
  return process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Runs a program. Resolves to whether it ended without an error. */
function runs(command, ...args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

const playwright = (...args) => runs(process.execPath, tool('@playwright/test', 'playwright'), ...args, 'chromium');

async function installFromDebian() {
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
  if (await runs(...apt, 'update', '-qq')) await runs(...apt, 'install', '-y', '-qq', 'chromium');
}

/** An installed Chrome or Chromium that starts, else Playwright's, else Debian's. Logs what it does. */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  const candidates = [...usual, chromium.executablePath()];
  const found = () => candidates.find(starts);
  if (!found()) {
    console.log("No Chrome or Chromium that starts was found: installing Playwright's …");
    await playwright('install');
  }
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!found() && hasApt && existsSync(chromium.executablePath())) {
    console.log('It does not start: installing the system libraries that it needs …');
    await playwright('install-deps');
  }
  if (!found() && hasApt) {
    console.log("Playwright's cannot be used here: installing Debian's chromium …");
    await installFromDebian();
  }
  const path = found();
  if (!path) throw new Error('No Chrome or Chromium could be found or installed. Install one, or set CHROME_PATH.');
  console.log(`Browser tests use ${path}`);
  return path;
}
