import { defineConfig } from 'vitest/config';
import viteConfig from '../../vite.config.ts';

/** What judges a mutant: the rules of money. The model check is left out: it takes longer than all the others together. */
export default defineConfig(async (env) => {
  const base = await viteConfig({ ...env, mode: 'test' });
  return {
    ...base,
    test: {
      ...base.test,
      include: ['tests/unit/{payment,domain,api}/**/*.test.ts'],
      exclude: ['**/modelCheck.test.ts'],
    },
  };
});
