import { beforeEach, expect, it } from 'vitest';
import { errorFacts, makeErrorLimit } from '@/report/reports';

beforeEach(() => sessionStorage.clear());

const facts = (message: string) => ({ name: 'Error', message, frames: ['a.js:1:1'] });

it('an error is told by its name, its message and its frames', () => {
  const error = new TypeError('No noor@example.com');
  error.stack = 'f@https://shop.example/a.js:1:2';
  expect(errorFacts(error, '', [])).toEqual({ name: 'TypeError', message: 'No [email]', frames: ['f a.js:1:2'] });
});

it('a thrown text or object is told by its kind alone, with the browser’s message', () => {
  expect(errorFacts('Noor Gill', 'Unhandled rejection', [])).toEqual({
    name: 'string',
    message: 'Unhandled rejection',
    frames: [],
  });
  expect(errorFacts({ email: 'noor@example.com' }, 'Uncaught', []).name).toBe('object');
});

it('a name that is no name of an error is not told', () => {
  const error = new Error('x');
  error.name = 'Noor Gill';
  expect(errorFacts(error, '', []).name).toBe('Error');
});

it('an error is reported once in a visit, which a reload does not end', () => {
  const isNew = makeErrorLimit();
  expect([isNew(facts('a')), isNew(facts('a')), isNew(facts('b'))]).toEqual([true, false, true]);
  expect(makeErrorLimit()(facts('a'))).toBe(false);
});

it('ten errors are reported in a visit', () => {
  const isNew = makeErrorLimit();
  const reported = Array.from({ length: 15 }, (_, index) => isNew(facts(`error ${index}`)));
  expect(reported.filter(Boolean)).toHaveLength(10);
});

it('a broken list of a session counts as none', () => {
  sessionStorage.setItem('reported-errors', '{');
  expect(makeErrorLimit()(facts('a'))).toBe(true);
});
