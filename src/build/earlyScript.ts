import { bundleScript } from './bundleScript.ts';
import type { BuildLanguage } from './translate.ts';

/** A constant of the script's own block: `define` would write the facts out at each use. */
const constant = (facts: object) => `const __EARLY__=${JSON.stringify(facts).replaceAll('<', '\\u003c')};`;

/** A script of `src/early`, bundled for the HTML; `facts` become `__EARLY__`. */
export async function earlyScript(
  name: 'start' | 'showPrerendered' | 'loadShop',
  facts: object,
  { language, imageTemplate = '' }: { readonly language: BuildLanguage; readonly imageTemplate?: string },
): Promise<string> {
  const code = await bundleScript(`early/${name}.ts`, { __IMAGE_TEMPLATE__: imageTemplate }, language);
  return `<script>{${constant(facts)}${code}}</script>`;
}
