import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Beasties from 'beasties';
import { withInlineConstants } from './inlineConstants.ts';
import { withoutUnreadVariables } from './unreadVariables.ts';
import { withoutMedia } from './withoutMedia.ts';

/** A declaration that follows itself: what a prefix left behind. */
const repeated = /([\w-]+:[^;{}]+;)\1+/g;

/** For browsers without `@property`, older than those that Tailwind 4 supports; the whole stylesheet keeps it. */
const forOldBrowsers = /(?<=@layer properties)\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/;

/** Asked of each mixed colour, which all browsers have that Tailwind 4 supports; its rules follow. */
const forMixedColours = /@supports \(color:color-mix\(in lab, red, red\)\)\{((?:[^{}]+\{[^{}]*\})+)\}/g;

/** Which letters a font is loaded for: those of a first view are loaded ahead anyway. */
const fontRange = /unicode-range:[^;}]*;?/g;

/** What few see in the moment before the whole stylesheet. */
const later = /\b(?:print|prefers-contrast|forced-colors)\b/;

/** A rule that the steps below have left nothing of. */
const empty = /(?<=[{};])(?:@media [^{};]+|[^{};@]+)\{\}/g;

const withoutEmpty = (css: string): string => {
  const left = css.replace(empty, '');
  return left === css ? css : withoutEmpty(left);
};

/** Tailwind's colour of placeholders, which the shop's own follows. */
const placeholderColour =
  /@supports \(not \(\(-webkit-appearance[^{]*\{::placeholder\{[^{}]*\}@supports[^{]*\{::placeholder\{[^{}]*\}\}\}/;

/** Of printing, and a prefix that no browser needs which Tailwind 4 supports. */
const needlessPrefixes = /-(webkit|moz)-(print-color-adjust|text-decoration(-color)?):[^;}]*;/g;

/** What fonts begin with anyway. */
const initialSettings = /(?<=html\{[^}]*)font-(feature|variation)-settings:normal;/g;

const decoded = (name: string) => name.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&quot;', '"');

/** Rules for the children of a class that some view has, such as `:where(.space-y-4>:not(:last-child))`: Beasties drops them. */
function childRules(css: string, html: string): RegExp[] {
  const names = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
  return [...names]
    .map((name) => `.${decoded(name).replace(/[^\w-]/g, '\\$&')}>`)
    .filter((start) => css.includes(start))
    .map((start) => new RegExp(start.replace(/[^\w-]/g, '\\$&')));
}

/**
 * The rules of a stylesheet that some views use, as CSS. One style for all pages of a kind: take views that differ.
 */
export async function criticalStyle(css: string, views: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'critical-style-'));
  try {
    await writeFile(path.join(folder, 'all.css'), css);
    const html = views.join('');
    const beasties = new Beasties({
      path: folder,
      logLevel: 'silent',
      inlineFonts: true,
      preloadFonts: false,
      keyframes: 'critical',
      pruneSource: false,
      reduceInlineStyles: false,
      allowRules: [/^::placeholder/, /^:root[:[]/, /^html\[data-theme/, /^[^.]*:focus/, ...childRules(css, html)],
    });
    const page = await beasties.process(
      `<!doctype html><html lang="en"><head><link rel="stylesheet" href="all.css"></head><body><div id="root">${html}</div></body></html>`,
    );
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? css;
    const lean = withoutMedia(style, later)
      .replace(repeated, '$1')
      .replace(forOldBrowsers, ';')
      .replace(fontRange, '')
      .replace(needlessPrefixes, '')
      .replace(initialSettings, '')
      .replace(placeholderColour, '')
      .replace(forMixedColours, '$1');
    return withoutEmpty(withoutUnreadVariables(withInlineConstants(lean, html), html));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
