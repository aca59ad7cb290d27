import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Resolves to a stop function once the server responds. */
export async function startDevServer(port: number): Promise<() => void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const server = spawn(process.execPath, [vite, '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'], {
    cwd: root,
    env: { ...process.env, VITE_BACKEND: 'demo' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  while (server.exitCode === null) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return () => void server.kill();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The development server ended with ${server.exitCode}`);
}
