import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { Env } from '@/config/envCheck';
import { criticalStyle } from './criticalStyle.ts';
import { earlyScript } from './earlyScript.ts';
import { firstPicture, firstPictureLooks } from './firstPictureLooks.ts';
import { renderShells } from './renderShells.ts';
import { buildLanguageOf } from './translate.ts';

type Bundle = Rolldown.OutputBundle;

/** What reads an answer while it arrives. */
const readerModules = /\/src\/api\/(readRest|recordStream)\.ts$/;

/** Each further page would cost every HTML file its chunks' names. */
const earlyPages = ['HomePage', 'ListingPage', 'ProductPage'];

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

/** Each page of a catalogue names these files. */
const assets = 'assets/';
const nameOf = (file: string) => file.replace(assets, '').replace(/\.js$/, '');

/** What the HTML loads: the chunks of every page, the first module last, and those that a page has besides. */
function codeOfPages(bundle: Bundle, base: string) {
  const chunks = chunksOf(bundle);
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName;
  if (!entry) throw new Error('The build has no first module.');
  const always = withImports(bundle, [entry]);
  const pages = Object.fromEntries(
    earlyPages.map((page) => {
      const own = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/pages/${page}.tsx`));
      if (own.length === 0) throw new Error(`No chunk of its own for ${page}: src/build/startFromHtml.ts names pages.`);
      const files = withImports(
        bundle,
        own.map(({ fileName }) => fileName),
      );
      return [page, [...files].filter((file) => !always.has(file)).map(nameOf)];
    }),
  );
  const reader = chunks
    .filter(({ moduleIds }) => moduleIds.some((id) => readerModules.test(id)))
    .map(({ fileName }) => nameOf(fileName));
  return { assets: base + assets, always: [...always].reverse().map(nameOf), chunks: pages, reader };
}

/** The tags by which a build loads its code; here the HTML does so itself, after its first view. */
const codeTags = /\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/**
 * The style of the first views inside the HTML, and the whole stylesheet after it, which neither the first paint nor a request
 * for code waits for: `src/early/fullStyle.ts` applies it before the shop renders. After it, so that it decides.
 */
async function withStyle(html: string, bundle: Bundle, views: string): Promise<string> {
  const [link = '', fileName = ''] = /<link rel="stylesheet"[^>]*href="[^"]*\/(assets\/[^"]+\.css)">/.exec(html) ?? [];
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error('The build has no stylesheet.');
  const plain = views.replace(/<\/?template[^>]*>/g, '');
  // `src/early/showPrerendered.ts` marks the page's own link.
  const marked = plain.replaceAll('<a ', '<a aria-current="page" ');
  const style = await criticalStyle(String(file.source), [plain, marked, firstPicture]);
  return html.replace(
    link,
    () => `<style>${style}</style>\n    ${link.replace('<link', '<link media="print" fetchpriority="high"')}`,
  );
}

const preconnect = (template: string) => template && `<link rel="preconnect" href="${new URL(template).origin}">\n    `;

/**
 * The page starts from its HTML instead of waiting for the bundle: the HTML sends the first calls, holds the prerendered view and
 * its style, and loads the code once that is painted. Not for the demo: its backend is a worker that the bundle starts, and its
 * pages run without inline code.
 */
export function startFromHtml(env: Env): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'start-from-html',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr && env.backend === 'hosted',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        if (!bundle) return html;
        const { base, root, mode } = config;
        const language = buildLanguageOf(config);
        const code = codeOfPages(bundle, base);
        const start = await earlyScript(
          { apiBaseUrl: env.apiBaseUrl, base, ...code, ...firstPictureLooks },
          { language, imageTemplate: env.imageTemplate },
        );
        const shells = await renderShells({ root, mode, base });
        // After the charset, which must stand within the first kilobyte. Functions, for a text may hold a `$&`.
        return (await withStyle(html, bundle, shells))
          .replaceAll(codeTags, '')
          .replace(/<meta charset[^>]*>/, (charset) => `${charset}\n    ${preconnect(env.imageTemplate)}${start}`)
          .replace(
            '<div id="root"></div>',
            (rootElement) => `${shells}\n    ${rootElement}\n    <script>showShop()</script>`,
          );
      },
    },
  };
}
