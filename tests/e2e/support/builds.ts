import { spawnSync } from 'node:child_process';
import { hostedEnv, noEnv } from '../../support/run/buildEnv.mjs';
import { tool } from '../../support/run/tools.mjs';

type Variables = Readonly<Record<string, string>>;

function run(args: readonly string[], variables: Variables): string {
  const env = { ...process.env, ...noEnv, ...hostedEnv(), ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** Builds the hosted shop with further variables. */
export const build = (dir: string, variables: Variables) =>
  run([tool('vite'), 'build', '--outDir', dir, '--emptyOutDir', '--logLevel', 'error'], variables);

/** Writes the pages of a build's catalogue. Returns what it printed. */
export const prerender = (dir: string, variables: Variables = {}) =>
  run([tool('tsx'), 'src/build/prerender.ts', '--out', dir], variables);
