import { spawnSync } from 'node:child_process';
import { findBrowser } from './findBrowser.mjs';
import { node } from './stages.mjs';
import { suites } from './suites.mjs';

/** `npm run test:faults -- --grep "fault 26"`: one of the longer suites, with further arguments of its runner. */
const [name, ...args] = process.argv.slice(2);
const { command, which = [], build, inBrowser = false, env = {}, missing = null } = suites[name];
if (missing) {
  console.log(`  – ${name}: ${missing}`);
  process.exit(0);
}
const all = { ...process.env, ...env, ...(inBrowser ? { CHROME_PATH: await findBrowser() } : {}) };
const run = ([program, ...rest], own) => spawnSync(program, rest, { stdio: 'inherit', env: own }).status ?? 1;
const isBuilt =
  (!inBrowser || process.env.BUILT || run(node('tests/support/run/builds.mjs'), process.env) === 0) &&
  (!build || run(build, all) === 0);
const specs = args.some((arg) => arg.includes('spec')) ? [] : which;
process.exit(isBuilt ? run([...command, ...specs, ...args], all) : 1);
