import { defineConfig } from 'vitest/config';
import viteConfig from '../../vite.config.ts';

/**
 * What judges a mutant: the rules of money, without a page around them, which makes each run ten times shorter. The model
 * check is left out: it takes longer than all the others together.
 */
export default defineConfig(async (env) => {
  const base = await viteConfig({ ...env, mode: 'test' });
  const { projects, ...shared } = { ...base.test };
  return {
    ...base,
    test: {
      ...shared,
      isolate: false,
      include: [
        'tests/unit/payment/*.test.ts',
        'tests/unit/domain/{money,order,bookingPayload,edges,price,duplicateTransactions}.test.ts',
      ],
      exclude: ['**/modelCheck.test.ts'],
    },
  };
});
