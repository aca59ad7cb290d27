import { bundleScript } from './bundleScript.ts';

/** A script of `src/early`, bundled for the HTML; `facts` become `__EARLY__`. */
export async function earlyScript(name: 'start' | 'showPrerendered' | 'loadShop', facts: object): Promise<string> {
  return `<script>${await bundleScript(`early/${name}.ts`, { __EARLY__: facts })}</script>`;
}
