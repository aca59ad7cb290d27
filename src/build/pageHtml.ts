import Beasties from 'beasties';
import type { Seed } from '@/app/renderedHtml';
import type { RenderedPage } from '@/app/renderPage';
import { firstCallsOf, type PageRow } from '../config/paths.ts';

/** The build's `index.html`, with the marks below, which Vite leaves in place. */
export interface Template {
  readonly html: string;
  /** Addresses of the chunks that each module of `src/pages/` loads besides the entry's. */
  readonly code: Readonly<Record<string, readonly string[]>>;
}

const marks = { head: '<!--page-head-->', headEnd: '<!--/page-head-->', root: '<div id="root"></div>' };

function replaced(html: string, from: string, to: string, by: string): string {
  const start = html.indexOf(from);
  const end = html.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`index.html does not hold ${from}`);
  return html.slice(0, start) + by + html.slice(end + to.length);
}

/** JSON for a `<script>` that no product's text can close. */
const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

export interface Page extends RenderedPage {
  readonly row: PageRow;
  /** Null if the page shows no product. */
  readonly seed: Seed | null;
}

/** A page's whole HTML: its head, its first calls, its code, its content and the products in the content. */
export function pageHtml({ html, code }: Template, { row, head, root, seed }: Page): string {
  const preloads = (code[row.page] ?? []).map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const ownHead = head
    ? replaced(html, marks.head, marks.headEnd, head)
    : html.replace(marks.head, '').replace(marks.headEnd, '');
  const withCode = ownHead.replace('</head>', () => `${preloads.join('')}</head>`);
  const withCalls = withCode.replace('data-calls=""', () => `data-calls="${firstCallsOf(row).join(' ')}"`);
  const data = seed ? `<script type="application/json" id="seed">${asJson(seed)}</script>` : '';
  return replaced(withCalls, marks.root, marks.root, root + data);
}

/**
 * Inlines the rules that a page needs; the stylesheet follows at the end of the HTML, where it blocks no first paint
 * and needs no inline handler, which the policy forbids. Takes the folder and the public path of a build.
 */
export function criticalStyle(path: string, publicPath: string): (html: string) => Promise<string> {
  const beasties = new Beasties({
    path,
    publicPath,
    preload: 'body',
    pruneSource: false,
    reduceInlineStyles: false,
    inlineFonts: true,
    preloadFonts: false,
    logLevel: 'warn',
    // Rules for the visitor's attributes, for an element's place or children, and for `::before` and `::after`.
    allowRules: [
      /^:root/,
      /^html\[/,
      /^::placeholder/,
      /:where\(/,
      />/,
      /:(nth|first|last|not|has|is)\b/,
      /:(before|after)/,
    ],
  });
  return (html) => beasties.process(html);
}
