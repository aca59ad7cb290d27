import path from 'node:path';
import { build } from 'vite';

const src = path.resolve(import.meta.dirname, '..');

/** A script of `src/early` as it stands in the HTML: one line of code, with what the build knows put in as `__EARLY__`. */
export async function earlyScript(name: 'start' | 'showPrerendered' | 'loadShop', facts: object): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __EARLY__: JSON.stringify(facts) },
    resolve: { alias: { '@': src } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      lib: { entry: path.join(src, 'early', `${name}.ts`), formats: ['iife'], name: 'early' },
    },
  });
  const [bundle] = [built].flat();
  const [chunk] = bundle && 'output' in bundle ? bundle.output : [];
  if (!chunk) throw new Error(`The early script ${name} could not be built.`);
  return `<script>${chunk.code.trim()}</script>`;
}
