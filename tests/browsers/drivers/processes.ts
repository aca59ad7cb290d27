import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The first existing program, by path or on the PATH. */
export function findProgram(...names: readonly string[]): string | null {
  const places = (process.env.PATH ?? '').split(path.delimiter);
  const paths = names.flatMap((name) =>
    path.isAbsolute(name) ? [name] : places.map((place) => path.join(place, name)),
  );
  return paths.find((file) => existsSync(file)) ?? null;
}

/** Process groups still running. */
const groups = new Set<number>();

function endGroup(group: number, signal: 'SIGTERM' | 'SIGKILL') {
  try {
    process.kill(-group, signal);
  } catch {
    // It has already exited.
  }
}

// Stops all child processes on exit: their own groups receive no Ctrl+C.
process.on('exit', () => {
  for (const group of groups) endGroup(group, 'SIGKILL');
});
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => process.exit(code));

/** `stop` ends the program and its children. */
export function start(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  });
  const { pid } = child;
  if (pid) groups.add(pid);
  let said = '';
  for (const stream of [child.stderr, child.stdio[3]])
    stream?.on('data', (chunk: Buffer) => {
      said += String(chunk);
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    /** Waits for output on stderr or the third stream; returns the match. */
    says: (pattern: RegExp) =>
      waitFor(
        () => pattern.exec(said),
        () => `${program} did not start: ${said.slice(-400)}`,
      ),
    stop: async () => {
      if (pid) endGroup(pid, 'SIGTERM');
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5000))]);
      if (pid) groups.delete(pid);
    },
  };
}

/** Polls until there is a result. */
export async function waitFor<T>(
  ask: () => T | null | Promise<T | null>,
  complaint: string | (() => string),
  ms = 60_000,
): Promise<T> {
  for (const until = Date.now() + ms; Date.now() < until; ) {
    const found = await ask();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(typeof complaint === 'string' ? complaint : complaint());
}
