import path from 'node:path';
import { build } from 'vite';

const src = path.resolve(import.meta.dirname, '..');

/** A constant of the script's own block: `define` would write the facts out at each use. */
const constant = (facts: object) => `const __EARLY__=${JSON.stringify(facts).replaceAll('<', '\\u003c')};`;

/** A script of `src/early`, bundled for the HTML; `facts` become `__EARLY__`. */
export async function earlyScript(
  name: 'start' | 'showPrerendered' | 'loadShop',
  facts: object,
  imageTemplate = '',
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __IMAGE_TEMPLATE__: JSON.stringify(imageTemplate) },
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
  return `<script>{${constant(facts)}${chunk.code.trim()}}</script>`;
}
