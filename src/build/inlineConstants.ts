const inTheme = /@layer theme\{:root\{([^}]*)\}\}/;
const themeDeclaration = /(--[\w-]+):([^;{}"]+)/g;
const registration = /@property (--[\w-]+)\{([^}]*)\}/g;

/** Custom properties that only the theme, or only a registration, gives a value: their `var()` always means the same. */
function constantsOf(css: string, html: string): Map<string, string> {
  const declared = [...(inTheme.exec(css)?.[1] ?? '').matchAll(themeDeclaration)];
  const registered = [...css.matchAll(registration)].flatMap(([, name = '', descriptors = '']) => {
    const initial = /initial-value:([^;"]+)/.exec(descriptors)?.[1];
    return initial ? [['', name, initial]] : [];
  });
  const elsewhere = css.replace(inTheme, '').replace(registration, '') + html;
  const isSet = (name: string) => elsewhere.includes(`${name}:`);
  return new Map(
    [...declared, ...registered].flatMap(([, name = '', value = '']) => (isSet(name) ? [] : [[name, value.trim()]])),
  );
}

/** Registered, but given no value anywhere: only the fallback of their `var()` counts. */
function neverSet(css: string, html: string): string[] {
  const elsewhere = css.replace(registration, '') + html;
  return [...css.matchAll(registration)]
    .filter(([, name, descriptors]) => !descriptors?.includes('initial-value') && !elsewhere.includes(`${name}:`))
    .map(([, name = '']) => name);
}

/** Digits beyond these are noise of the arithmetic. */
const rem = (length: number) => `${Number(length.toFixed(6))}rem`.replace(/^(-?)0\./, '$1.');

function withFallbacks(css: string, names: readonly string[]): string {
  return names.reduce((text, name) => text.replace(new RegExp(`var\\(${name},([^()]*)\\)`, 'g'), '$1'), css);
}

/**
 * A stylesheet in which values stand where it reads custom properties that never change. `html` may set some in its style
 * attributes.
 */
export function withInlineConstants(css: string, html: string): string {
  const constants = constantsOf(css, html);
  const spacing = Number.parseFloat(constants.get('--spacing') ?? '');
  const spaced = Number.isNaN(spacing)
    ? css
    : css.replace(/calc\(var\(--spacing\) \* (-?[\d.]+)\)/g, (_, times) => rem(spacing * Number(times)));
  const inlined = spaced.replace(/var\((--[\w-]+)\)/g, (all, name: string) => constants.get(name) ?? all);
  const next = withFallbacks(inlined, neverSet(inlined, html));
  return next === css ? css : withInlineConstants(next, html);
}
