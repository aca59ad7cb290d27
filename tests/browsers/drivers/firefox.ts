import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, pressActions, type StartBrowser, typeActions, viewport } from './browser';
import { findProgram, start } from './processes';

interface Message {
  readonly id?: number;
  readonly type: string;
  readonly method?: string;
  readonly message?: string;
  readonly params?: { level?: string; text?: string | null };
  readonly result?: Record<string, unknown>;
}

/** WebDriver BiDi over a socket; `heard` receives events. */
async function connect(address: string, heard: (event: Message) => void) {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`No connection to ${address}`));
  });
  const waiting = new Map<number, (answer: Message) => void>();
  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id === undefined) heard(message);
    else waiting.get(message.id)?.(message);
  };
  let last = 0;
  return async (method: string, params: object): Promise<Record<string, unknown>> => {
    last += 1;
    const id = last;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result } = await answer;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result ?? {};
  };
}

/** Reported for calls of a page that was left, in the demo's service worker. */
const pageLeft = /^Failed to load ‘’\. A ServiceWorker intercepted the request/;

async function startFirefox(program: string): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'shop-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  const firefox = start(program, args);
  const removeProfile = () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', removeProfile);
  const [, address] = await firefox.says(/WebDriver BiDi listening on (ws:\S+)/);
  const errors: string[] = [];
  const send = await connect(`${address}/session`, ({ method, params }) => {
    if (method !== 'log.entryAdded' || params?.level !== 'error') return;
    if (!pageLeft.test(params.text ?? '')) errors.push(params.text ?? '');
  });
  const session = await send('session.new', { capabilities: {} });
  const { browserVersion } = session.capabilities as { browserVersion: string };
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('browsingContext.activate', { context });
  await send('browsingContext.setViewport', { context, viewport });
  return {
    name: `Firefox ${browserVersion}`,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    evaluate: async (expression) => {
      const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: false });
      if (answer.type !== 'success') throw new Error(JSON.stringify(answer.exceptionDetails).slice(0, 300));
      return (answer.result as { value: string }).value;
    },
    press: async (x, y) => {
      await send('input.performActions', { context, actions: pressActions(x, y) });
    },
    type: async (text) => {
      await send('input.performActions', { context, actions: typeActions(text) });
    },
    errors: () => errors,
    close: async () => {
      await firefox.stop();
      removeProfile();
      process.off('exit', removeProfile);
    },
  };
}

/** With a temporary profile; null if not installed. */
export function findFirefox(): StartBrowser | null {
  const program = findProgram(
    'firefox-esr',
    'firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );
  return program ? () => startFirefox(program) : null;
}
