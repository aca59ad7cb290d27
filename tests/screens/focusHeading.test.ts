import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { focusHeading } from '@/features/layout/focusHeading';

/** A page whose heading is still on its way, with the focus in a field of the one before. */
function leave() {
  const field = document.createElement('input');
  const main = document.createElement('main');
  document.body.replaceChildren(field, main);
  field.focus();
  const stop = focusHeading(main);
  const arrive = async () => {
    const heading = document.createElement('h1');
    heading.tabIndex = -1;
    heading.dataset.pageHeading = '';
    main.append(heading);
    await new Promise((resolve) => setTimeout(resolve));
    stop();
    return heading;
  };
  return { field, arrive };
}

test('the heading of a page that comes late gets the focus', async () => {
  const { arrive } = leave();
  expect(await arrive()).toHaveFocus();
});

test('who types on meanwhile stays in the field', async () => {
  const { field, arrive } = leave();
  fireEvent.input(field, { target: { value: 'tea ' } });
  await arrive();
  expect(field).toHaveFocus();
});
