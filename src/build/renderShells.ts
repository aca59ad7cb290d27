import { withRenderer } from './rendererBuild.ts';

/** What React leaves where it could not render a part of the page. */
const notRendered = '<!--$!-->';

/** An address of each page that has a shell; `Other` is the outline of any other, whose content depends on the shopper. */
const pages = { HomePage: '/', ListingPage: '/medicines', ProductPage: '/products/-' };
const otherPage = '/sign-in';

/** The tags of a page's head, which React renders in place. */
const headTags = /<title>[^<]*<\/title>|<(meta|link) [^>]*>/g;

/** A view without its head. Its controls are inert until the shop is there; links work as plain links. */
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
      if (html.includes(notRendered)) throw new Error(`The first view of ${address} cannot be rendered at build time.`);
      templates.push(`<template data-page="${page}">${asView(html)}</template>`);
    }
    return templates.join('\n    ');
  });
}
