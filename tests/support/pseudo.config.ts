import { defineConfig } from 'vite';
import shop from '../../vite.config.ts';
import { pseudoLanguage } from './pseudo.ts';

/** The shop with a pseudo-language in the place of French. */
export default defineConfig(async (env) => {
  const config = await shop(env);
  return { ...config, plugins: [pseudoLanguage(), config.plugins] };
});
