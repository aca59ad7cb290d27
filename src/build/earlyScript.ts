import path from 'node:path';
import { build } from 'rolldown';

/** A script of `src/early` as it stands in the HTML: one line of code, with what the build knows put in as `__EARLY__`. */
export async function earlyScript(name: 'start' | 'showShell', facts: object): Promise<string> {
  const { output } = await build({
    input: path.resolve(import.meta.dirname, `../early/${name}.ts`),
    write: false,
    resolve: { alias: { '@': path.resolve(import.meta.dirname, '..') } },
    transform: { define: { __EARLY__: JSON.stringify(facts) }, target: 'es2022' },
    output: { format: 'iife', minify: true },
  });
  return `<script>${output[0].code.trim()}</script>`;
}
