import { spawnSync } from 'node:child_process';

/** `npm run test:bad-answers -- customer`: every malformed shape on every screen that makes a call. */
const env = { ...process.env, BAD_ANSWERS: 'all' };
const args = [
  'vitest',
  'run',
  'tests/unit/api/badAnswers',
  'tests/screens/badAnswers',
  'tests/screens/corruptStorage',
  ...process.argv.slice(2),
];
process.exit(spawnSync('npx', args, { stdio: 'inherit', env }).status ?? 1);
