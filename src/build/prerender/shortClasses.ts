import { withIconClasses } from '@/build/iconClasses';
import { withShortTokens } from './shortTokens.ts';

const classSelector = /url\([^)]*\)|"[^"]*"|\.((?:\\[\s\S]|[A-Za-z_-])(?:\\[\s\S]|[\w-])*)/g;
const classAttribute = / class="([^"]*)"/g;
const unescaped = (selector: string) => selector.replace(/\\(.)/g, '$1');

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** a, b … Z, aa, ba … */
const shortName = (index: number): string =>
  (index < letters.length ? '' : shortName(Math.floor(index / letters.length) - 1)) + letters[index % letters.length];

export interface ShortClasses {
  readonly css: string;
  shorten(view: string): string;
}

/**
 * Class names of one or two letters, and short colour tokens, for a style and the views that it is for, of which `samples` show
 * every icon; classes without a rule go. The whole stylesheet, which knows only the long names, then leaves such a view as it is.
 */
export function shortClasses(style: string, samples: readonly string[]): ShortClasses {
  const css = style + withIconClasses(samples.join('')).css;
  const names = new Map<string, string>();
  const shortOf = (name: string) => {
    const known = names.get(name) ?? shortName(names.size);
    names.set(name, known);
    return known;
  };
  const short = css.replace(classSelector, (text, selector?: string) =>
    selector ? `.${shortOf(unescaped(selector))}` : text,
  );
  const decoded = (name: string) => name.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  return {
    css: withShortTokens(short),
    shorten: (view) =>
      withShortTokens(withIconClasses(view).view).replace(classAttribute, (_, list: string) => {
        const kept = list.split(' ').flatMap((name) => names.get(decoded(name)) ?? []);
        return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
      }),
  };
}

/** The names as they are: where scripts add elements to a view (`src/early/showPicture.ts`). */
export const longClasses = (css: string): ShortClasses => ({ css, shorten: (view) => view });
