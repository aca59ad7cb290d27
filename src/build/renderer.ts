import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';
import type { Template } from './pageHtml.ts';

/** The folder beside a build that `npm run prerender` renders from. Takes the build's and the language's folder. */
export const prerenderFolder = (dir: string, language: string) => path.join(`${dir}.prerender`, language || 'en');

export const templateFile = 'template.json';

/** Builds the shop's components for Node. */
export async function buildRenderer(
  { root, mode, base, isProduction }: Pick<ResolvedConfig, 'root' | 'mode' | 'base' | 'isProduction'>,
  outDir: string,
): Promise<void> {
  await build({
    root,
    mode,
    base,
    logLevel: 'warn',
    // Fixed here, because `npm run prerender` would otherwise render with React's development build.
    define: { 'process.env.NODE_ENV': JSON.stringify(isProduction ? 'production' : 'development') },
    build: { ssr: 'src/app/renderPage.tsx', outDir, emptyOutDir: true, copyPublicDir: false, manifest: false },
    // The output may lie outside the project, where Node resolves no packages.
    ssr: { noExternal: true },
  });
}

export const loadRenderer = (folder: string): Promise<typeof import('@/app/renderPage')> =>
  import(pathToFileURL(path.join(folder, 'renderPage.js')).href);

export const readTemplate = async (folder: string): Promise<Template> =>
  JSON.parse(await readFile(path.join(folder, templateFile), 'utf8'));
