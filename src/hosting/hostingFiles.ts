import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { PolicyEnv } from './contentPolicy.ts';
import { inlineHashes } from './inlineHashes.ts';
import { nginxConfig } from './nginx.ts';
import { securityHeaders } from './securityHeaders.ts';
import { headersFile, missingAsset, missingAssetPage, redirectsFile } from './staticHost.ts';

async function pagesIn(dir: string): Promise<string[]> {
  const files = await readdir(dir, { recursive: true });
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && file !== missingAssetPage)
    .sort();
}

/** Kept for the tests next to the build (`dist.manifest.json`), so that it is not published. */
async function moveManifest(dir: string): Promise<void> {
  const folder = path.join(dir, '.vite');
  await rename(path.join(folder, 'manifest.json'), `${dir}.manifest.json`);
  await rm(folder, { recursive: true });
}

/**
 * Writes `_headers`, `_redirects` and the 404 page into `dir`, and the nginx configuration next to it
 * (`dist.nginx.conf`). Call it once all HTML files exist. Takes the folders of the languages that have one, such as "fr/".
 */
export async function writeHostingFiles(dir: string, env: PolicyEnv, folders: readonly string[]): Promise<void> {
  const pages = await pagesIn(dir);
  const texts = await Promise.all(pages.map((page) => readFile(path.join(dir, page), 'utf8')));
  const prerendered = env.backend === 'hosted';
  const security = securityHeaders(env, inlineHashes(texts));
  await Promise.all([
    writeFile(path.join(dir, '_headers'), headersFile(security, pages, folders)),
    writeFile(path.join(dir, '_redirects'), redirectsFile(folders, prerendered)),
    writeFile(path.join(dir, missingAssetPage), missingAsset),
    writeFile(`${dir}.nginx.conf`, nginxConfig(security, folders, prerendered)),
  ]);
}

/** Runs at the very end of a build, because the headers contain hashes of the finished HTML, that of all languages. */
export function hostingFiles(env: PolicyEnv, folders: readonly string[]): Plugin {
  let outDir = '';
  let written = false;
  return {
    name: 'hosting-files',
    // A language's own build lies in the folder of the English one.
    apply: ({ base = '/', build }, { command }) =>
      command === 'build' && !build?.ssr && !folders.some((folder) => base.endsWith(`/${folder}`)),
    configResolved: (config) => {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    writeBundle: () => {
      written = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (!written) return;
        await moveManifest(outDir);
        await writeHostingFiles(outDir, env, folders);
      },
    },
  };
}
