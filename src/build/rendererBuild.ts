import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Product } from '@/contract/product';

/** What `src/app/renderPage.tsx` exports. */
export interface Renderer {
  renderOutline(pathname: string): Promise<string>;
  renderPage(pathname: string, catalogue?: readonly Product[]): Promise<string>;
  structuredDataOf(product: Product, address: string): string;
}

export interface RendererOptions {
  readonly root: string;
  readonly mode: string;
  /** Path of the shop in its language, with a slash at both ends. */
  readonly base: string;
}

/** Builds the shop for Node once more, and lends its renderer to `use`. */
export async function withRenderer<T>(
  { root, mode, base }: RendererOptions,
  use: (renderer: Renderer) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'renderer-'));
  // Below it, so that what a build writes beside its own folder goes with it.
  const outDir = path.join(folder, 'built');
  try {
    await build({
      root,
      mode,
      base,
      logLevel: 'warn',
      build: { ssr: 'src/app/renderPage.tsx', outDir, emptyOutDir: true },
      // A folder outside the project finds no packages.
      ssr: { noExternal: true },
    });
    return await use(await import(pathToFileURL(path.join(outDir, 'renderPage.js')).href));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
