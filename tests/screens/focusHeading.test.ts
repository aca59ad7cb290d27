import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { focusHeading } from '@/features/layout/routeChange';

/** A page without its heading yet, with the focus in a field outside it. */
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

it('a heading that renders late gets the focus', async () => {
  const { arrive } = leave();
  expect(await arrive()).toHaveFocus();
});

it('typing meanwhile keeps the focus in the field', async () => {
  const { field, arrive } = leave();
  fireEvent.input(field, { target: { value: 'tea ' } });
  await arrive();
  expect(field).toHaveFocus();
});
