import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The first of these programs that is there: a path, or a name to look for on the PATH. */
export function findProgram(...names: readonly string[]): string | null {
  const places = (process.env.PATH ?? '').split(path.delimiter);
  const paths = names.flatMap((name) =>
    path.isAbsolute(name) ? [name] : places.map((place) => path.join(place, name)),
  );
  return paths.find((file) => existsSync(file)) ?? null;
}

/** Groups of what was started and is not yet stopped. */
const groups = new Set<number>();

function endGroup(group: number, signal: 'SIGTERM' | 'SIGKILL') {
  try {
    process.kill(-group, signal);
  } catch {
    // It ended by itself.
  }
}

// Nothing started here outlives this process, however it ends: the groups are their own and hear no Ctrl+C.
process.on('exit', () => {
  for (const group of groups) endGroup(group, 'SIGKILL');
});
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => process.exit(code));

/** Starts a program; `stop` ends it and what it started. */
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
    /** Waits until the program says something on its error stream or its third one. Gives the match. */
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

/** Asks again and again until there is something. */
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
