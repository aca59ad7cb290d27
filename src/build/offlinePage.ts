import { type Language, languages } from '../lib/languages.ts';
import { bundleScript, readCatalogue } from './bundle.ts';

const button =
  'inline-flex min-h-13 items-center justify-center rounded-full border-2 border-transparent px-8 py-3 text-lg font-semibold';

/** Shown offline if the requested page is not cached. It has no code of the shop: its Retry is a link to itself. */
export async function offlinePage(base: string, style: string, language: Language): Promise<string> {
  const { offlinePageTexts: texts } = await readCatalogue<typeof import('./texts.ts')>('build/texts.ts', language);
  // Without folders, the page stays at its address and applies only the visitor's theme.
  const shop = { base, root: base, folders: {} };
  return `<!doctype html>
<html lang="${languages[language].locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#1f4d3a" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121a16" />
    <meta name="color-scheme" content="light dark" />
    <script>${await bundleScript('early/visitor.ts', { __SHOP__: shop })}</script>
    <meta name="robots" content="noindex" />
    <link rel="icon" href="${base}favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${base}${style}" />
    <title>${texts.title} – ${texts.shop}</title>
  </head>
  <body>
    <main class="mx-auto flex min-h-dvh max-w-text flex-col items-center justify-center px-6 py-12 text-center">
      <img src="${base}favicon.svg" alt="" width="96" height="96" class="size-24" />
      <p class="mt-3 font-display text-xl font-semibold tracking-tight text-leaf">${texts.shop}</p>
      <h1 class="mt-8 font-display text-3xl sm:text-4xl">${texts.title}</h1>
      <p class="mt-3 text-lg text-ink-soft">${texts.help}</p>
      <p class="mt-8 flex flex-wrap items-center justify-center gap-3">
        <a href="" class="${button} bg-saffron text-on-saffron hover:bg-saffron-deep">${texts.retry}</a>
        <a href="${base}" class="${button} text-leaf underline-offset-4 hover:underline">${texts.home}</a>
      </p>
    </main>
    <script>${await bundleScript('early/offlineReturn.ts', {})}</script>
  </body>
</html>
`;
}
