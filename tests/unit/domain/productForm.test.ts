import { expect, it } from 'vitest';
import {
  productChanges,
  productFormAdvice,
  productFormOf,
  productFormProblems,
  productPayload,
} from '@/domain/adminProducts';
import { product } from '../../support/fixtures';

const filled = { ...productFormOf(), name: ' Drops ', price: '40', oprice: '32.5', stockSize: '12' };

it('A new product needs a name and three numbers', () => {
  expect(Object.keys(productFormProblems(productFormOf()))).toEqual(['name', 'price', 'oprice', 'stockSize']);
  expect(productFormProblems(filled)).toEqual({});
});

it.each([
  ['price', '-1', 'Must be 0 or more'],
  ['price', 'ten', 'Enter a number'],
  ['oprice', '0', 'Must be more than 0'],
  ['oprice', '3.999', 'Use at most two decimals'],
  ['stockSize', '1.5', 'Enter a whole number'],
])('The form rejects %s %j: %s', (field, typed, problem) =>
  expect(productFormProblems({ ...filled, [field]: typed })).toEqual({ [field]: problem }),
);

it('The form checks an existing product’s numbers only once they change', () => {
  const odd = productFormOf(product({ oprice: 0, stockSize: null }));
  expect(productFormProblems(odd, odd)).toEqual({});
  expect(productFormProblems({ ...odd, stockSize: '-1' }, odd)).toEqual({ stockSize: 'Must be 0 or more' });
});

it('A selling price above the original one gets a warning, not an error', () => {
  expect(productFormAdvice({ price: '10', oprice: '12' })).toMatch(/above the original price/);
  expect(productFormAdvice({ price: '12', oprice: '12' })).toBe('');
});

it('A new product is sent with its pictures by name and as a list without gaps', () => {
  const body = productPayload({ ...filled, image1: ' https://p/1 ', image3: 'https://p/3' });
  expect(body).toMatchObject({ name: 'Drops', price: 40, oprice: 32.5, stockSize: 12, brand: '' });
  expect(body.images).toEqual(['https://p/1', 'https://p/3']);
  expect([body.image1, body.image2, body.image3]).toEqual(['https://p/1', '', 'https://p/3']);
});

it('An edit sends only the changed fields, figures as numbers', () => {
  const shown = product({ images: ['a'] });
  const values = { ...productFormOf(shown), oprice: '28.5', stockSize: '7' };
  expect(productChanges(shown, values)).toEqual({ oprice: 28.5, stockSize: 7 });
  expect(productChanges(shown, productFormOf(shown))).toEqual({});
});

it('A changed picture sends all pictures and keeps those beyond the fifth', () => {
  const shown = product({ images: ['1', '2', '3', '4', '5', '6'] });
  const changes = productChanges(shown, { ...productFormOf(shown), image2: '' });
  expect(changes.images).toEqual(['1', '3', '4', '5', '6']);
  expect(changes.image2).toBe('');
});
