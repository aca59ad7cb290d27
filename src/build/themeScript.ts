import type { Plugin } from 'vite';
import { bundleScript } from './bundleScript.ts';

/** Applies the kept theme: stands in the HTML, after the tags that it changes and before anything is painted. */
export async function themeScript(): Promise<string> {
  return `<script>{${await bundleScript('early/theme.ts', {})}}</script>`;
}

const lastTag = /<meta name="color-scheme"[^>]*>/;

/** No page paints in a theme other than the kept one. */
export function themeFirst(): Plugin {
  return {
    name: 'theme-first',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const script = await themeScript();
        return html.replace(lastTag, (tag) => `${tag}\n    ${script}`);
      },
    },
  };
}
