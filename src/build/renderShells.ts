import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

interface ShellModule {
  renderShell(pathname: string, outline?: boolean): Promise<string>;
}

/** React's marker of a Suspense boundary that failed to render. */
const unrendered = '<!--$!-->';

/** A path of each prerendered page; every other page gets `Other`, an outline without content. */
const pages = { HomePage: '/', ListingPage: '/medicines', ProductPage: '/products/-' };
const otherPage = '/sign-in';

/** Without title and comments, and with inert controls until the shop renders; its plain links work. */
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
      if (html.includes(unrendered)) throw new Error(`The first view of ${address} cannot be prerendered.`);
      templates.push(`<template data-page="${page}">${asShell(html)}</template>`);
    }
    return templates.join('\n    ');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
