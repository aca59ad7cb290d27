import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { npmCommand, tool } from './tools.mjs';

/**
 * Runs a program and prints its output; with `beside`, only once it has ended, so that parallel outputs do not mix.
 * Returns output that was held back or `read`.
 */
function run([command, ...args], { env = {}, beside = false, read = false }) {
  const shell = process.platform === 'win32' && command === 'npm';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', beside || read ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
      shell,
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    if (!beside) child.stdout?.pipe(process.stdout);
    child.once('error', (error) => resolve({ ok: false, output: String(error) }));
    child.once('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(output).toString() }));
  });
}

export const script = (name, ...args) => npmCommand('run', '-s', name, ...(args.length > 0 ? ['--', ...args] : []));
export const node = (...args) => [process.execPath, ...args];

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
/** Counts from the report of a runner; `named` are the failed tests, each with its error. */
function countVitest(file) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = json(file);
  const named = testResults.flatMap(({ name, assertionResults, message }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const inTests = failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages[0] ?? ''}`);
    // The message of a file that could not be loaded.
    return message ? [...inTests, `${name}\n${message}`] : inTests;
  });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, Math.min(numFailedTestSuites, 1)), named };
}

function countPlaywright(file) {
  const { stats, errors, ...report } = json(file);
  const failed = specsOf(report).filter(({ ok }) => !ok);
  const inTests = failed.map(({ file: spec, title, tests }) => {
    const [error] = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    return `${spec}: ${title}\n${error?.message ?? ''}`;
  });
  // Other errors are the run's own, such as a server that did not start.
  const named = [...inTests, ...errors.map(({ message }) => message ?? '')];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, named };
}

/** Each runner's command, and what counts its tests. */
export function vitest(...which) {
  const report = '.cache/reports/vitest.json';
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { command: node(tool('vitest'), 'run', ...which, ...reporters), count: () => countVitest(report) };
}
export const playwright = (...which) => ({
  command: node(tool('@playwright/test', 'playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts', ...which),
  count: () => countPlaywright('.cache/reports/playwright.json'),
});

/** The first lines of a failure: its test, and what went wrong. */
const inShort = (failure) => failure.split('\n').filter(Boolean).slice(0, 12).join('\n    ');

/** Reports each stage with its duration; names what failed at the end, before "N passed, N failed". */
export function startStages() {
  mkdirSync('.cache/reports', { recursive: true });
  const began = Date.now();
  const done = [];

  /**
   * `count` reads the number of tests; without it, the stage counts as one. A runner that fails or writes no report
   * counts as at least one failure.
   */
  async function stage(name, command, { count = null, ...options } = {}) {
    const from = Date.now();
    if (!options.beside) console.log(`\n▸ ${name}`);
    const { ok, output } = await run(command, options);
    let counts = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    if (count)
      try {
        const { passed, failed, named } = count(output);
        counts = { passed, failed: ok ? failed : Math.max(failed, 1), named };
      } catch {
        counts = { passed: 0, failed: 1 };
      }
    const seconds = Math.round((Date.now() - from) / 1000);
    const figures = `${count ? `${counts.passed} passed, ${counts.failed} failed, ` : ''}${seconds} s`;
    console.log(options.beside ? `\n▸ ${name}\n${output.trimEnd()}\n  ${name}: ${figures}` : `  ${name}: ${figures}`);
    done.push({ name, seconds, ...counts });
    return counts.failed === 0;
  }

  /** Exits with 1 if anything failed or nothing ran. */
  function end() {
    const sum = (key) => done.reduce((total, each) => total + each[key], 0);
    const failures = done.filter(({ failed }) => failed > 0);
    for (const { name, failed, named = [] } of failures)
      console.log([`\nFailed: ${name}: ${failed}`, ...named.map(inShort)].join('\n  '));
    console.log(`\nIt took ${Math.round((Date.now() - began) / 1000)} s.`);
    console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
    process.exit(failures.length === 0 && sum('passed') > 0 ? 0 : 1);
  }

  return { stage, end, done };
}
