import type { ShortClasses } from './shortClasses.ts';

/** The build's index.html, cut into what every prerendered page shares. */
export interface PageFrame {
  readonly html: string;
  /** Templates of first views that a page of this kind may need besides its own content. */
  readonly templates: Readonly<Record<string, string>>;
}

/** Up to the next one or the root: a template may hold templates of React's own. */
const template =
  /\s*<template data-page="(\w+)"[^>]*>[\s\S]*?<\/template>(?=\s*<(?:template data-page|div id="root"))/g;

/** @throws Error where the build is not one of a hosted shop. */
export function frameOf(indexHtml: string): PageFrame {
  const templates = Object.fromEntries([...indexHtml.matchAll(template)].map(([all, page = '']) => [page, all]));
  if (!templates.ProductPage) throw new Error('Only a hosted build can be prerendered: npm run build makes one.');
  return { html: indexHtml.replace(template, ''), templates };
}

export interface PageParts {
  /** The tags of the page's own head. */
  readonly head: readonly string[];
  readonly view: string;
  /** For the first view; the whole stylesheet follows. */
  readonly style: ShortClasses;
  /** Data for search engines, as JSON; '' for none. */
  readonly structuredData: string;
  /** What stands before the page: a template for addresses that this file also answers. */
  readonly template: string;
}

/** React removes these when its own head stands (`features/layout/PageTitle`). */
const asStatic = (tag: string) => tag.replace(/^<(meta|link) /, '<$1 data-static ');

/** Some sites read Twitter's names only; Twitter itself takes the description of Open Graph. */
function twitterTags(head: readonly string[]): string[] {
  return head.flatMap((tag) =>
    /property="og:(title|image)"/.test(tag) ? tag.replace(/property="og:(\w+)"/, 'name="twitter:$1"') : [],
  );
}

/** One address's HTML file: its own head, and its first view inside the root. */
export function composePage({ html }: PageFrame, { head, view, style, structuredData, template }: PageParts): string {
  const title = head.find((tag) => tag.startsWith('<title>')) ?? '';
  const tags = [...head, ...twitterTags(head)].filter((tag) => tag !== title).map(asStatic);
  const data = structuredData && `<script data-static type="application/ld+json">${structuredData}</script>`;
  // Functions, for a text of a product may hold a `$&`.
  return html
    .replace(/\s*<meta data-static [^>]*>/g, '')
    .replace(/\n\s*/g, '\n')
    .replace(/<title>[^<]*<\/title>/, () => [title, ...tags, data].filter(Boolean).join('\n'))
    .replace(/<style>[\s\S]*?<\/style>/, () => `<style>${style.css}</style>`)
    .replace('<div id="root"></div>', () => {
      const shown = style.shorten(view).replace(/^(\s*<\w+)/, '$1 data-prerendered');
      return `${style.shorten(template)}<div id="root" data-from-catalogue>${shown}</div>`;
    });
}
