import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const environment = './tests/support/jsdomVm.ts';

/** Tests of rules that need a DOM: their first line says so. */
function rulesWithDom() {
  const files = readdirSync('tests', { recursive: true }).map((file) => `tests/${file.split(path.sep).join('/')}`);
  return files.filter(
    (file) =>
      /^tests\/(unit|architecture)\/.*\.test\.ts$/.test(file) &&
      readFileSync(file, 'utf8').startsWith('// Needs a DOM.'),
  );
}

const screens = ['tests/screens/**/*.test.{ts,tsx}'];
const withPage = { pool: 'vmForks', environment };

/** A page or a process for each file would take longer than most tests of rules: these share one. */
export function testProjects() {
  const withDom = rulesWithDom();
  const project = (test, more = {}) => ({ extends: true, ...more, test });
  return [
    project({ name: 'rules', isolate: false, include: ['tests/{unit,architecture}/**/*.test.ts'], exclude: withDom }),
    project({ ...withPage, name: 'screens', include: [...screens, ...withDom] }),
    project(
      {
        ...withPage,
        name: 'screens-in-french',
        env: { BASE_URL: '/fr/' },
        include: ['tests/screens/conversations.test.tsx'],
      },
      { base: '/fr/' },
    ),
  ];
}

const inPackages = (file) => path.resolve('node_modules', file);

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
