import { describe, expect, it } from 'vitest';
import { criticalStyle } from '@/build/criticalStyle';

const css = `@font-face{font-family:Figtree;src:url(/assets/figtree.woff2)}
body{font-family:Figtree}
.used{color:red}
.unused{color:blue}
@media print{.used{color:black}}`;

describe('the critical style of some views', () => {
  it('holds the rules that one of them uses, and no others', async () => {
    const style = await criticalStyle(css, ['<p class="used">a</p>', '<p>b</p>']);
    expect(style).toContain('.used{color:red}');
    expect(style).not.toContain('.unused');
  });

  it('holds the fonts, so that no text changes its shape when the full stylesheet arrives', async () => {
    expect(await criticalStyle(css, ['<p>a</p>'])).toContain('@font-face{font-family:Figtree');
  });

  it('says nothing of the letters that a font is loaded for', async () => {
    const font = '@font-face{font-family:Figtree;src:url(/f.woff2);unicode-range:U+??,U+131}body{font-family:Figtree}';
    const style = await criticalStyle(font, ['<p>a</p>']);
    expect(style).toContain('@font-face{font-family:Figtree;src:url(/f.woff2)');
    expect(style).not.toContain('unicode-range');
  });

  it('holds the rules for the children of a class that a view has', async () => {
    const spaced =
      ':where(.space-y-2>:not(:last-child)){margin:1px}:where(.sm\\:space-y-4>:not(:last-child)){margin:2px}';
    const filled = '.\\[\\&\\>div\\]\\:h-full>div{height:100%}';
    const list = '<ul class="sm:space-y-4 [&amp;&gt;div]:h-full"><li>a</li><li>b</li></ul>';
    const style = await criticalStyle(spaced + filled, [list]);
    expect(style).toContain('{height:100%}');
    expect(style).toContain('{margin:2px}');
    expect(style).not.toContain('{margin:1px}');
  });

  it('holds mixed colours without asking whether the browser can mix', async () => {
    const mixed =
      '.used{fill:red}@supports (color:color-mix(in lab, red, red)){.used{fill:color-mix(in oklab,red 60%,#0000)}}';
    const style = await criticalStyle(mixed, ['<p class="used">a</p>']);
    expect(style).toMatch(/^\.used\{fill:red\}\.used\{fill:color-mix\(in oklab, ?red 60%, ?#0000\)\}$/);
  });

  it('holds the colours of every theme, which no view names', async () => {
    const themed = `:root,.on-leaf{--ink:black}@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){--ink:white}}@media screen{:root[data-theme=dark]{--ink:white}}.used{color:var(--ink)}`;
    const style = await criticalStyle(themed, ['<p class="used">a</p>']);
    expect(style).toContain(':root:not([data-theme=light]){--ink:white');
    expect(style).toContain(':root[data-theme=dark]{--ink:white');
    expect(style).toContain('color:var(--ink)');
  });
});
