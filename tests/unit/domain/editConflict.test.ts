import { expect, it } from 'vitest';
import { editConflicts } from '@/domain/editConflict';

const now = { price: '12', stock: '4' };

it('An edit of an unchanged record has no conflict', () => {
  expect(editConflicts({ price: '12' }, { price: '10' }, now)).toEqual([]);
});

it('A field that somebody else changed to another value is a conflict', () => {
  expect(editConflicts({ price: '11' }, { price: '10' }, now)).toEqual(['price']);
});

it('The same change made twice is no conflict', () => {
  expect(editConflicts({ price: '11' }, { price: '12' }, now)).toEqual([]);
});

it('A change of a field that the edit leaves alone is no conflict', () => {
  expect(editConflicts({ price: '12', stock: '9' }, { price: '10' }, now)).toEqual([]);
});
