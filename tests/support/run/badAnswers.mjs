import { spawnSync } from 'node:child_process';
import { tool } from './tools.mjs';

/** `npm run test:bad-answers -- customer`: every malformed shape on every screen that makes a call. */
const env = { ...process.env, BAD_ANSWERS: 'all' };
const tests = ['tests/unit/api/badAnswers', 'tests/screens/badAnswers', 'tests/screens/corruptStorage'];
const args = [tool('vitest'), 'run', ...tests, ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1);
