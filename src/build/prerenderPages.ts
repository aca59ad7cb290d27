import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import type { Env } from '@/config/envCheck';
import { htmlFileOf, notFound, pageRows } from '../config/paths.ts';
import { languageOfBase, languages, rootOfBase } from '../lib/languages.ts';
import { bundleScript } from './bundle.ts';
import { criticalStyle, pageHtml, type Template } from './pageHtml.ts';
import { buildRenderer, loadRenderer, prerenderFolder, templateFile } from './renderer.ts';

type Bundle = Rolldown.OutputBundle;

/** File names of a chunk and all its static imports, the chunk last. */
function withImports(bundle: Bundle, fileName: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (seen.has(fileName) || chunk?.type !== 'chunk') return seen;
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen.add(fileName);
}

/** The chunks that each page's module loads besides the entry's. */
function codeOfPages(bundle: Bundle, base: string): Template['code'] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const always = entry ? withImports(bundle, entry.fileName) : new Set();
  return Object.fromEntries(
    [...pageRows, notFound].map(({ page }) => {
      const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/pages/${page}.tsx`));
      const files = own ? [...withImports(bundle, own.fileName)].filter((file) => !always.has(file)) : [];
      return [page, files.map((file) => base + file)];
    }),
  );
}

/**
 * Runs what the entry imports in a task of its own, as soon as it has loaded: one task with the entry would delay a tap
 * on a slow phone for twice as long.
 */
export function packagesFirst(): Plugin {
  let base = '/';
  return {
    name: 'packages-first',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {}, chunk }) =>
        chunk &&
        [...withImports(bundle, chunk.fileName)]
          .slice(0, -1)
          .map((file) => ({
            tag: 'script',
            attrs: { type: 'module', crossorigin: true, src: base + file },
            injectTo: 'head-prepend',
          })),
    },
  };
}

/** A path of the page with some brand or product. */
const anyPath = ({ path: pattern }: { readonly path: string }) => pattern.replace('*', '/-').replaceAll(/:\w+/g, '-');

const rowPerFile = [...new Map([...pageRows, notFound].map((row) => [htmlFileOf(row), row])).values()];

/**
 * Renders every page of a hosted build into its HTML file, which the app hydrates; if a page depends on the visitor,
 * only header and footer. Not for the demo, whose backend is a worker that the bundle starts.
 */
export function prerenderPages(env: Env): Plugin {
  return {
    name: 'prerender-pages',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr && env.backend === 'hosted',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_, bundle) {
        const { base, root, build } = this.environment.config;
        const dir = path.resolve(root, build.outDir);
        const { prefix } = languages[languageOfBase(base)];
        const folder = prerenderFolder(path.resolve(dir, path.relative(base, rootOfBase(base))), prefix);
        await buildRenderer(this.environment.config, folder);
        const template = {
          html: await readFile(path.join(dir, 'index.html'), 'utf8'),
          code: codeOfPages(bundle, base),
        };
        await writeFile(path.join(folder, templateFile), JSON.stringify(template));
        const { renderPage } = await loadRenderer(folder);
        const withStyle = criticalStyle(dir, base);
        for (const row of rowPerFile) {
          const rendered = await renderPage(anyPath(row));
          const file = path.join(dir, htmlFileOf(row));
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, await withStyle(pageHtml(template, { ...rendered, row, seed: null })));
        }
      },
    },
  };
}

/** Scripts in the head: one applies what the first paint depends on, one sends the calls of the first view. */
export function earlyScripts(env: Env): Plugin {
  let base = '/';
  return {
    name: 'early-scripts',
    apply: ({ build }) => !build?.ssr,
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (_, { server }) => {
        const folders = Object.fromEntries(Object.entries(languages).map(([code, { prefix }]) => [code, prefix]));
        const shop = { base, root: rootOfBase(base), folders };
        const script = async (file: string, constants: object, attrs: HtmlTagDescriptor['attrs'] = {}) => ({
          tag: 'script',
          attrs,
          children: await bundleScript(file, { ...constants }),
          injectTo: 'head' as const,
        });
        const visitor = await script('early/visitor.ts', { __SHOP__: shop });
        if (server || env.backend === 'demo') return [visitor];
        const { apiBaseUrl, imageTemplate } = env;
        const pictures: HtmlTagDescriptor[] = imageTemplate
          ? [{ tag: 'link', attrs: { rel: 'preconnect', href: new URL(imageTemplate).origin }, injectTo: 'head' }]
          : [];
        return [
          ...pictures,
          visitor,
          await script('early/firstCalls.ts', { __FIRST_CALLS__: { apiBaseUrl, base } }, { 'data-calls': '' }),
        ];
      },
    },
  };
}
