import { defineConfig } from 'vitest/config';
import viteConfig from '../../vite.config.ts';

/**
 * Tests for mutants: payment and money rules, nearly all without a DOM: ten times faster. Without the model check, which takes
 * longer than all others together.
 */
export default defineConfig(async (env) => {
  const base = await viteConfig({ ...env, mode: 'test' });
  const { projects, ...shared } = { ...base.test };
  return {
    ...base,
    test: {
      ...shared,
      isolate: false,
      // Stryker runs the tests in threads, which take no options of the engine.
      execArgv: [],
      include: ['tests/unit/payment/*.test.ts', 'tests/unit/domain/{money,price,order,booking,cart,ledger}.test.ts'],
      exclude: ['**/modelCheck.test.ts'],
    },
  };
});
