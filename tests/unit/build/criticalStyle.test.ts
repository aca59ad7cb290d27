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
});
