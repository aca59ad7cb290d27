// Needs a DOM.
import { beforeEach, expect, it } from 'vitest';
import { fillTyped, readTyped } from '@/lib/typedFields';

const form = `
  <input name="name" type="text"><input name="email" type="email"><input name="secret" type="password">
  <input type="text" name="_r_1_"><input type="text" name="_r_2_"><input name="card" autocomplete="cc-number">
  <textarea name="review"></textarea><input type="checkbox" name="agree" value="yes" checked>
  <select name="country"><option value=""></option><option value="Canada">Canada</option></select>`;

const field = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = form;
});

function typeEverything(): void {
  for (const [selector, value] of [
    ['[name=name]', 'Noor'],
    ['[name=secret]', 'hunter2'],
    ['[name=card]', '4111'],
    ['[name=_r_2_]', '3'],
    ['[name=review]', 'Good'],
    ['[name=country]', 'Canada'],
  ] as const)
    field(selector).value = value;
}

it('what was typed and chosen comes back in the same fields, those without a name of their own by their place', () => {
  typeEverything();
  const typed = readTyped(document);
  document.body.innerHTML = form;
  expect(fillTyped(document, typed)).toEqual([]);
  expect(field('[name=name]').value).toBe('Noor');
  expect(field('[name=_r_1_]').value).toBe('');
  expect(field('[name=_r_2_]').value).toBe('3');
  expect(field('[name=review]').value).toBe('Good');
  expect(field('[name=country]').value).toBe('Canada');
});

it('passwords and card numbers are not read', () => {
  typeEverything();
  const text = JSON.stringify(readTyped(document));
  expect(text).not.toContain('hunter2');
  expect(text).not.toContain('4111');
});

it('what has no field yet, or no such option, is returned', () => {
  typeEverything();
  const typed = readTyped(document);
  document.body.innerHTML = '<input name="name" type="text"><select name="country"><option value=""></option></select>';
  expect(fillTyped(document, typed).map(({ field }) => field)).toEqual([
    'text  1',
    'textarea review 0',
    'select-one country 0',
  ]);
});

it('a field that is filled in tells its form, one that holds the value already does not', () => {
  const heard: string[] = [];
  document.body.addEventListener(
    'input',
    ({ target }) => target instanceof HTMLInputElement && heard.push(target.name),
  );
  field('[name=email]').value = 'noor@example.com';
  fillTyped(document, [
    { field: 'text name 0', value: 'Noor' },
    { field: 'email email 0', value: 'noor@example.com' },
  ]);
  expect(heard).toEqual(['name']);
});
