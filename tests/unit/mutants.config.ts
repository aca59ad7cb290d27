import { defineConfig } from 'vitest/config';
import viteConfig from '../../vite.config.ts';

/**
 * The tests that mutants run: payment and money rules, nearly all without a DOM, which is ten times faster. The model check
 * is left out: it takes longer than all others together.
 */
export default defineConfig(async (env) => {
  const base = await viteConfig({ ...env, mode: 'test' });
  const { projects, ...shared } = { ...base.test };
  return {
    ...base,
    test: {
      ...shared,
      isolate: false,
      // Stryker runs the tests in threads, which accept no options of Node.
      execArgv: [],
      include: ['tests/unit/payment/*.test.ts', 'tests/unit/domain/{money,price,order,booking,cart,ledger}.test.ts'],
      exclude: ['**/modelCheck.test.ts'],
    },
  };
});
