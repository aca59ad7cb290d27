import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Beasties from 'beasties';
import { withoutUnreadVariables } from './unreadVariables.ts';

/** A declaration that follows itself: what a prefix left behind. */
const repeated = /([\w-]+:[^;{}]+;)\1+/g;

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
      // The last: src/early/showPrerendered.ts sets it.
      allowRules: [/::placeholder/, /:focus/, /\[aria-current=/],
    });
    const html = views.join('');
    const page = await beasties.process(
      `<!doctype html><html lang="en"><head><link rel="stylesheet" href="all.css"></head><body><div id="root">${html}</div></body></html>`,
    );
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? css;
    return withoutUnreadVariables(style.replace(repeated, '$1'), html);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
