// @ts-check
/** Mutation testing of what moves money: `npm run test:mutants`. */
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
const config = {
  mutate: [
    'src/payment/**/*.ts',
    '!src/payment/{types,ports,outcomes,journalLeg}.ts',
    'src/domain/{money,orderTotals,orderLines,bookingPayload}.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/unit/mutants.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Biome and tsc look after the types; the rewriting of tsconfig.json needs a compiler interface that TypeScript 7 lacks.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 4000,
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  tempDirName: '.cache/mutants/sandbox',
  ignorePatterns: ['.cache', 'dist', 'dist-hosted', 'coverage', 'tests/e2e', 'tests/screens', 'docs'],
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  htmlReporter: { fileName: '.cache/reports/mutants.html' },
  jsonReporter: { fileName: '.cache/reports/mutants.json' },
  thresholds: { high: 95, low: 90, break: 90 },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
export default config;
