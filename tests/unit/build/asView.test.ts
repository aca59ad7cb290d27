import { expect, it } from 'vitest';
import { asView, headOf } from '@/build/asView';

it('a view leaves out the head, comments, and what only the running shop reads', () => {
  const html = '<title>A</title><meta name="b" content="c"/><!--$--><a data-discover="true" href="/">Home</a><!--/$-->';
  expect(asView(html)).toBe('<a href="/">Home</a>');
  expect(headOf(html)).toEqual(['<title>A</title>', '<meta name="b" content="c"/>']);
});

it('a view’s controls are inert, and tell nothing that only a usable one does', () => {
  expect(asView('<button type="button" aria-busy="false" aria-label="B">A</button>')).toBe(
    '<button inert aria-label="B">A</button>',
  );
});

it('a view keeps no class of a pointer’s state or of its speed, but those of the focus', () => {
  expect(
    asView('<a class="p-1 hover:underline active:not-disabled:p-2 transition-colors duration-150 focus:p-3">A</a>'),
  ).toBe('<a class="p-1 focus:p-3">A</a>');
});

it('classes of disabled controls stay where something is disabled', () => {
  expect(asView('<p class="disabled:p-1">A</p>')).toBe('<p>A</p>');
  expect(asView('<fieldset disabled=""><p class="disabled:p-1">A</p></fieldset>')).toContain('class="disabled:p-1"');
  expect(asView('<a aria-disabled="true" class="aria-disabled:p-1">A</a><b class="aria-disabled:p-1">B</b>')).toBe(
    '<a aria-disabled="true" class="aria-disabled:p-1">A</a><b>B</b>',
  );
});

it('what is hidden until someone opens it is left out whole, whatever it holds', () => {
  expect(asView('<p>a</p><div class="x" hidden=""><div>menu</div></div><p aria-hidden="true">b</p>')).toBe(
    '<p>a</p><p aria-hidden="true">b</p>',
  );
});

it('a view’s select keeps the option that shows and those that make it wide', () => {
  const options = ['Default', 'Price: low to high', 'Price: high to low', 'Popularity'].map(
    (text) => `<option value="a"${text === 'Default' ? ' selected=""' : ''}>${text}</option>`,
  );
  expect(asView(`<select id="b">${options.join('')}</select>`)).toBe(
    `<select inert id="b">${options.slice(0, 3).join('')}</select>`,
  );
});
