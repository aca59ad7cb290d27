import { expect, it } from 'vitest';
import { shareDrawings } from '@/build/shareDrawings';

const star = `<path d="${'M1 2'.repeat(20)}"/>`;

it('a drawing that a view repeats stands in it once, with the attributes of each place', () => {
  expect(shareDrawings(`<svg class="a">${star}</svg><svg class="b">${star}</svg>`, 'v')).toBe(
    `<svg class="a"><g id="v0">${star}</g></svg><svg class="b"><use href="#v0"/></svg>`,
  );
});

it.each([
  ['a drawing that stands once', `<svg>${star}</svg>`],
  ['a short one', '<svg><path d="M1"/></svg><svg><path d="M1"/></svg>'],
  ['one with ids of its own', `<svg><g id="a"/>${star}</svg><svg><g id="a"/>${star}</svg>`],
])('%s stays as it is', (_, view) => expect(shareDrawings(view, 'v')).toBe(view));
