import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Env } from '@/config/envCheck';
import type { BuildFacts } from '@/serviceWorker/buildFacts';
import { htmlFileOf, isOfDashboard, notFound, pageRows } from '../config/paths.ts';
import { languageOfBase } from '../lib/languages.ts';
import { bundleScript } from './bundle.ts';
import { offlinePage } from './offlinePage.ts';

type Chunk = Rolldown.OutputChunk;

const isDashboard = ({ facadeModuleId }: Chunk) => /\/src\/(pages|app)\/Admin\w+\.tsx$/.test(facadeModuleId ?? '');

/** This code is large and for one form: it loads with that form and stays in the browser's HTTP cache. */
const hasPhoneNumbers = ({ moduleIds }: Chunk) => moduleIds.some((id) => id.includes('/libphonenumber-js/'));

/** The chunks that a shopper can load, except those of phone numbers. */
function shoppersChunks(bundle: Rolldown.OutputBundle): Chunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const pending = chunks.filter(({ isEntry }) => isEntry);
  const seen = new Set<Chunk>();
  for (let chunk = pending.pop(); chunk; chunk = pending.pop()) {
    if (seen.has(chunk) || isDashboard(chunk)) continue;
    seen.add(chunk);
    const imported = [...chunk.imports, ...chunk.dynamicImports];
    pending.push(...chunks.filter(({ fileName }) => imported.includes(fileName)));
  }
  return [...seen].filter((chunk) => !hasPhoneNumbers(chunk));
}

/** Names of the build's files that a visit without a network needs: the shop's code, its styles and its fonts. */
export function shopFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = shoppersChunks(bundle);
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  return [...new Set([...chunks.map(({ fileName }) => fileName), ...styles, ...fonts])].sort();
}

export const workerFile = 'service-worker.js';
const offlineFile = 'offline.html';
const shopPages = [...pageRows, notFound].filter((row) => !isOfDashboard(row)).map(htmlFileOf);
/** The files whose names contain no hash. */
const plainFiles = [...new Set(shopPages), offlineFile, 'favicon.svg', 'icon-192.png', 'site.webmanifest'];
/** The demo is not prerendered: one file serves every address. */
const ofDemo = ['index.html', ...plainFiles.filter((name) => !shopPages.includes(name))];

const hashOf = (data: string | Buffer, form: 'hex' | 'base64') => createHash('sha256').update(data).digest(form);

async function factsOf(env: Env, bundle: Rolldown.OutputBundle, base: string, dir: string): Promise<BuildFacts> {
  const read = (name: string) => readFile(path.join(dir, name));
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  if (!entry) throw new Error('The build has no first module.');
  const hashed = shopFiles(bundle).map(async (name) => {
    // Without it, a file that arrives broken would stay cached as long as this build.
    const integrity = `sha256-${hashOf(await read(name), 'base64')}`;
    return { url: base + name, revision: null, integrity };
  });
  const plain = (env.backend === 'demo' ? ofDemo : plainFiles).map(async (name) => ({
    url: base + name,
    revision: hashOf(await read(name), 'hex').slice(0, 16),
  }));
  const files = await Promise.all([...hashed, ...plain]);
  return {
    id: hashOf(JSON.stringify(files), 'hex').slice(0, 16),
    base,
    entry: base + entry,
    files,
    offlinePage: base + offlineFile,
    pictureOrigins: env.apiBaseUrl.startsWith('/') ? [] : [new URL(env.apiBaseUrl).origin],
  };
}

const production = { 'process.env.NODE_ENV': 'production' };

/** A worker that removes itself, at the same URL: without it, an earlier build's worker would keep running. */
export function removalWorker(base: string): Promise<string> {
  return bundleScript('serviceWorker/removal.ts', { ...production, __BASE__: base });
}

/** Writes the worker and the offline page, once the build's files are on the disk. */
export function serviceWorker(env: Env): Plugin {
  return {
    name: 'service-worker',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_, bundle) {
        const { config } = this.environment;
        const { base } = config;
        const dir = path.resolve(config.root, config.build.outDir);
        const write = (name: string, text: string) => writeFile(path.join(dir, name), text);
        if (!env.serviceWorker) return write(workerFile, await removalWorker(base));
        const style = Object.keys(bundle).find((name) => /\/index-[^/]+\.css$/.test(name));
        if (!style) throw new Error('The build has no stylesheet.');
        await write(offlineFile, await offlinePage(base, style, languageOfBase(base)));
        const facts = { ...production, __BUILD__: await factsOf(env, bundle, base, dir) };
        await write(workerFile, await bundleScript('serviceWorker/worker.ts', facts));
      },
    },
  };
}
