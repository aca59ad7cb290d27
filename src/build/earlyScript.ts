import { bundleScript } from './bundleScript.ts';
import type { BuildLanguage } from './translate.ts';

/** A constant of the script's own block: `define` would write the facts out at each use. */
const constant = (facts: object) => `const __EARLY__=${JSON.stringify(facts).replaceAll('<', '\\u003c')};`;

/** The script of `src/early` at the head of the HTML; `facts` become `__EARLY__`. */
export async function earlyScript(
  facts: object,
  { language, imageTemplate }: { readonly language: BuildLanguage; readonly imageTemplate: string },
): Promise<string> {
  const code = await bundleScript('early/start.ts', { __IMAGE_TEMPLATE__: imageTemplate }, language);
  return `<script>{${constant(facts)}${code}}</script>`;
}
