import { withRenderer } from './rendererBuild.ts';

/** React's marker of a Suspense boundary that failed to render. */
const unrendered = '<!--$!-->';

/** A path of each prerendered page; every other page gets `Other`, an outline without content. */
const pages = { HomePage: '/', ListingPage: '/medicines', ProductPage: '/products/-' };
const otherPage = '/sign-in';

/** The tags of a page's head, which React renders in place. */
const headTags = /<title>[^<]*<\/title>|<(meta|link) [^>]*>/g;

/** Without head tags and comments, and with inert controls until the shop renders; its plain links work. */
export function asView(html: string): string {
  return html
    .replace(headTags, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<(button|input|select|textarea) /g, '<$1 inert ');
}

/** The head of a rendered page. */
export function headOf(html: string): string[] {
  return html.match(headTags) ?? [];
}

/** The first views of the pages before any answer, as `<template>`s by page. */
export async function renderShells(root: string, mode: string): Promise<string> {
  return withRenderer(root, mode, async ({ renderOutline, renderPage }) => {
    const templates = [`<template data-page="Other">${asView(await renderOutline(otherPage))}</template>`];
    for (const [page, address] of Object.entries(pages)) {
      const html = await renderPage(address);
      if (html.includes(unrendered)) throw new Error(`The first view of ${address} cannot be prerendered.`);
      templates.push(`<template data-page="${page}">${asView(html)}</template>`);
    }
    return templates.join('\n    ');
  });
}
