import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../support/freePort';
import { type Browser, pressActions, type StartBrowser, typeActions, viewport } from './browser';
import { findProgram, start, waitFor } from './processes';

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

function client(port: number): Send {
  return async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
}

/** WebKitGTK has no headless mode. */
async function startScreen(xvfb: string) {
  const screen = start(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp']);
  const [, number] = await screen.says(/^(\d+)$/m);
  return { display: `:${number}`, stop: screen.stop };
}

async function startWebKit(driver: string, binary: string, xvfb: string | null): Promise<Browser> {
  const screen = xvfb ? await startScreen(xvfb) : null;
  const port = await freePort();
  const process = start(driver, ['-p', String(port)], screen ? { DISPLAY: screen.display } : {});
  const send = client(port);
  await waitFor(() => send('GET', '/status').then(Boolean, () => null), 'WebKitWebDriver did not start');
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const session = (await send('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const own = `/session/${session.sessionId}`;
  await send('POST', `${own}/window/rect`, { x: 0, y: 0, width: viewport.width, height: viewport.height + 60 });
  return {
    name: `WebKit ${session.capabilities.browserVersion}`,
    open: async (url) => {
      await send('POST', `${own}/url`, { url });
    },
    evaluate: async (expression) =>
      String(await send('POST', `${own}/execute/sync`, { script: `return ${expression}`, args: [] })),
    press: async (x, y) => {
      await send('POST', `${own}/actions`, { actions: pressActions(x, y) });
    },
    type: async (text) => {
      await send('POST', `${own}/actions`, { actions: typeActions(text) });
    },
    errors: () => [],
    close: async () => {
      await send('DELETE', own).catch(() => {});
      await process.stop();
      await screen?.stop();
    },
  };
}

const foldersIn = (place: string, like: RegExp) =>
  existsSync(place)
    ? readdirSync(place)
        .filter((name) => like.test(name))
        .map((name) => path.join(place, name))
    : [];

/** In a versioned folder next to the library. */
function findMiniBrowser(): string | null {
  const places = ['/usr/libexec', '/usr/lib', '/usr/lib64', ...foldersIn('/usr/lib', /-linux-/)];
  const folders = places.flatMap((place) => foldersIn(place, /^webkit(2)?gtk-/));
  return folders.map((folder) => path.join(folder, 'MiniBrowser')).find((file) => existsSync(file)) ?? null;
}

/** MiniBrowser by WebDriver, with Xvfb if available; null if not installed. */
export function findWebKit(): StartBrowser | null {
  const driver = findProgram('WebKitWebDriver');
  const binary = findMiniBrowser();
  return driver && binary ? () => startWebKit(driver, binary, findProgram('Xvfb')) : null;
}
