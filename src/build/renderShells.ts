import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

interface ShellModule {
  renderShell(pathname: string, outline?: boolean): Promise<string>;
}

/** What React leaves where a part of the page could not be drawn. */
const undrawn = '<!--$!-->';

/** An address of each page that is drawn; `Other` is the outline of any other, whose content depends on the shopper. */
const pages = { HomePage: '/', ListingPage: '/medicines', ProductPage: '/products/-' };
const otherPage = '/sign-in';

/** A shell has no title of its own, and its controls sleep until the shop is there: links work, they are plain links. */
function asShell(html: string): string {
  return html
    .replace(/<title>[^<]*<\/title>|<(meta|link) [^>]*>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<(button|input|select|textarea) /g, '<$1 inert ');
}

/** The shells of the pages (`app/renderShell`), as `<template>`s by page: the shop is built for Node once more for them. */
export async function renderShells(root: string, mode: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shells-'));
  // Below it, so that what a build writes beside its own folder goes with it.
  const outDir = path.join(folder, 'built');
  try {
    await build({
      root,
      mode,
      logLevel: 'warn',
      build: { ssr: 'src/app/renderShell.tsx', outDir, emptyOutDir: true },
      // A folder outside the project finds no packages.
      ssr: { noExternal: true },
    });
    const { renderShell }: ShellModule = await import(pathToFileURL(path.join(outDir, 'renderShell.js')).href);
    const templates = [`<template data-page="Other">${asShell(await renderShell(otherPage, true))}</template>`];
    for (const [page, address] of Object.entries(pages)) {
      const html = await renderShell(address);
      if (html.includes(undrawn)) throw new Error(`The first view of ${address} cannot be drawn at build time.`);
      templates.push(`<template data-page="${page}">${asShell(html)}</template>`);
    }
    return templates.join('\n    ');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
