import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { PolicyEnv } from './contentPolicy.ts';
import { inlineHashes } from './inlineHashes.ts';
import { nginxConfig } from './nginx.ts';
import { securityHeaders } from './securityHeaders.ts';
import { headersFile, missingAsset, missingAssetPage, redirectsFile } from './staticHost.ts';

/** The HTML files of a build, relative to it, with forward slashes. */
async function pagesIn(dir: string): Promise<string[]> {
  const files = await readdir(dir, { recursive: true });
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && file !== missingAssetPage)
    .sort();
}

/**
 * Vite's list of the chunks lies beside the build (`dist` → `dist.manifest.json`): checks read it, no shopper needs it.
 */
async function moveManifest(dir: string): Promise<void> {
  const folder = path.join(dir, '.vite');
  await rename(path.join(folder, 'manifest.json'), `${dir}.manifest.json`);
  await rm(folder, { recursive: true });
}

/**
 * Writes what hosts need to serve the build in `dir` as it must be served: `_headers`, `_redirects` and the page of a
 * missing asset into it, the nginx configuration beside it (`dist` → `dist.nginx.conf`), where no shopper can ask for it.
 * To be called when all HTML files are there.
 */
export async function writeHostingFiles(dir: string, env: PolicyEnv, routes: readonly string[]): Promise<void> {
  const pages = await pagesIn(dir);
  const texts = await Promise.all(pages.map((page) => readFile(path.join(dir, page), 'utf8')));
  const security = securityHeaders(env, inlineHashes(texts));
  await Promise.all([
    writeFile(path.join(dir, '_headers'), headersFile(security, routes, pages)),
    writeFile(path.join(dir, '_redirects'), redirectsFile),
    writeFile(path.join(dir, missingAssetPage), missingAsset),
    writeFile(`${dir}.nginx.conf`, nginxConfig(security)),
  ]);
}

/** Does so at the very end of a build: the headers name what the finished HTML files hold inline. */
export function hostingFiles(env: PolicyEnv, routes: readonly string[]): Plugin {
  let outDir = '';
  let written = false;
  return {
    name: 'hosting-files',
    apply: 'build',
    configResolved: (config) => {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    writeBundle: () => {
      written = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      // A build that failed has written nothing, and its own error is the one to read.
      handler: async () => {
        if (!written) return;
        await moveManifest(outDir);
        await writeHostingFiles(outDir, env, routes);
      },
    },
  };
}
