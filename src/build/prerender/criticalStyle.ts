import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Beasties from 'beasties';

/**
 * The rules of a stylesheet that some views use, as CSS. One style for all pages of a kind: take views that differ.
 */
export async function criticalStyle(css: string, views: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'critical-style-'));
  try {
    await writeFile(path.join(folder, 'all.css'), css);
    const beasties = new Beasties({
      path: folder,
      logLevel: 'silent',
      inlineFonts: true,
      preloadFonts: false,
      keyframes: 'critical',
      pruneSource: false,
      reduceInlineStyles: false,
    });
    const page = await beasties.process(
      `<!doctype html><html lang="en"><head><link rel="stylesheet" href="all.css"></head><body><div id="root">${views.join('')}</div></body></html>`,
    );
    return /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? css;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
