import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProjectConfiguration } from 'vitest/config';

/** Tests of rules that need a DOM: their first line says so. */
function rulesWithDom() {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map(
    (file) => `tests/${file.split(path.sep).join('/')}`,
  );
  return files.filter(
    (file) =>
      /^tests\/(unit|architecture)\/.*\.test\.ts$/.test(file) &&
      readFileSync(file, 'utf8').startsWith('// Needs a DOM.'),
  );
}

const withPage = { pool: 'vmForks', environment: './tests/support/jsdomVm.ts' } as const;

/** A page or a process for each file would take longer than most tests of rules: these share one. */
export function testProjects(): TestProjectConfiguration[] {
  const withDom = rulesWithDom();
  return [
    {
      extends: true,
      test: { name: 'rules', isolate: false, include: ['tests/{unit,architecture}/**/*.test.ts'], exclude: withDom },
    },
    {
      extends: true,
      test: { ...withPage, name: 'screens', include: ['tests/screens/**/*.test.{ts,tsx}', ...withDom] },
    },
    {
      extends: true,
      base: '/fr/',
      test: {
        ...withPage,
        name: 'screens-in-french',
        env: { BASE_URL: '/fr/' },
        include: ['tests/screens/conversations.test.tsx'],
      },
    },
  ];
}

const inPackages = (file: string) => path.resolve('node_modules', file);

/**
 * The builds of packages for browsers. In a context of its own, Node cannot `require` the ES modules that it finds for these
 * packages; `inline` names them for Vite to load.
 */
export const packagesInContexts = {
  alias: {
    axios: inPackages('axios/dist/esm/axios.js'),
    'react-router-dom': inPackages('react-router-dom/dist/index.mjs'),
    'react-router/dom': inPackages('react-router/dist/development/dom-export.mjs'),
    'react-router': inPackages('react-router/dist/development/index.mjs'),
    recharts: inPackages('recharts/umd/Recharts.js'),
  },
  inline: [/axios/, /react-router/],
};
