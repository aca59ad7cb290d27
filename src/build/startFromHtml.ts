import type { Plugin, Rolldown } from 'vite';
import type { Env } from '../config/envCheck.ts';
import { earlyScript } from './earlyScript.ts';

type Bundle = Rolldown.OutputBundle;

const earlyPages = ['HomePage', 'ListingPage', 'ProductPage', 'CartPage'];

function chunksOf(bundle: Bundle) {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** File names of all that the chunks load with themselves. */
function withImports(bundle: Bundle, fileNames: readonly string[], seen = new Set<string>()): Set<string> {
  for (const fileName of fileNames) {
    if (seen.has(fileName)) continue;
    seen.add(fileName);
    const chunk = bundle[fileName];
    if (chunk?.type === 'chunk') withImports(bundle, chunk.imports, seen);
  }
  return seen;
}

/** For each page that the HTML may start: the addresses of its chunks that not every page loads. */
function chunksOfPages(bundle: Bundle, base: string): Record<string, string[]> {
  const chunks = chunksOf(bundle);
  const always = withImports(
    bundle,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  return Object.fromEntries(
    earlyPages.map((page) => {
      const own = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/pages/${page}.tsx`));
      if (own.length === 0) throw new Error(`No chunk of its own for ${page}: src/build/startFromHtml.ts names pages.`);
      const files = withImports(
        bundle,
        own.map(({ fileName }) => fileName),
      );
      return [page, [...files].filter((file) => !always.has(file)).map((file) => base + file)];
    }),
  );
}

/**
 * Puts the early script into the built HTML (performance: nothing waits for the bundle). Not for the demo: its backend is
 * a worker that the bundle itself starts, and its page runs without inline code.
 */
export function startFromHtml(env: Env): Plugin {
  let base = '/';
  return {
    name: 'start-from-html',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        if (!bundle || env.backend === 'demo') return html;
        const chunks = chunksOfPages(bundle, base);
        const script = await earlyScript({ apiBaseUrl: env.apiBaseUrl, base, chunks });
        // After the charset, which must stand within the first kilobyte.
        return html.replace(/<meta charset[^>]*>/, (charset) => `${charset}\n    <script>${script}</script>`);
      },
    },
  };
}
