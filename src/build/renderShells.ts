import { asView } from './asView.ts';
import { type RendererOptions, withRenderer } from './rendererBuild.ts';
import { shareDrawings } from './shareDrawings.ts';

/** React's marker of a Suspense boundary that failed to render. */
const unrendered = '<!--$!-->';

/** A path of each prerendered page; every other page gets `Other`, the outline that all of them share. */
const pages = { HomePage: '/', ListingPage: '/medicines', ProductPage: '/products/-' };
const otherPage = '/sign-in';

/** What stands around a page's content, and the content. */
function cut(view: string) {
  const [, before = '', content = '', after = ''] =
    /^([\s\S]*?<main\b[^>]*>)([\s\S]*)(<\/main>[\s\S]*)$/.exec(view) ?? [];
  if (!before) throw new Error('A page without a <main> cannot be prerendered.');
  return { before, content, after };
}

/** Which of the outline's links is the page's own: -1 for none. */
const currentLink = (outline: string) =>
  (outline.match(/<a\b[^>]*>/g) ?? []).findIndex((link) => link.includes('aria-current="page"'));

const withoutCurrentLink = (outline: string) =>
  outline.replace(/ aria-current="\w+"/g, '').replace(/ class="([^"]*) active"/g, ' class="$1"');

/** The content of a page as a `<template>`; `showPrerendered` puts it into the outline. */
export function contentTemplate(page: string, view: string, outline: string): string {
  const { before, content, after } = cut(view);
  const around = cut(outline);
  if (withoutCurrentLink(before) !== around.before || after !== around.after)
    throw new Error(`The outline of ${page} is not that of other pages.`);
  return `<template data-page="${page}" data-current="${currentLink(before)}">${shareDrawings(content, 'p')}</template>`;
}

/** The first views of the pages before any answer, as `<template>`s by page. */
export async function renderShells(options: RendererOptions): Promise<string> {
  return withRenderer(options, async ({ renderOutline, renderPage }) => {
    const outline = asView(await renderOutline(otherPage));
    const templates = [`<template data-page="Other">${shareDrawings(outline, 'o')}</template>`];
    for (const [page, address] of Object.entries(pages)) {
      const html = await renderPage(address);
      if (html.includes(unrendered)) throw new Error(`The first view of ${address} cannot be prerendered.`);
      templates.push(contentTemplate(page, asView(html), outline));
    }
    return templates.join('\n    ');
  });
}
