import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';

export const main = () => within(screen.getByRole('main'));

/** Presses the first button of that name as soon as it is there. */
export async function press(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) fireEvent.click(button);
}

/** Puts a text into a field in one go. */
export const enter = (label: string | RegExp, value: string) =>
  fireEvent.change(main().getByLabelText(label), { target: { value } });

/** A red toast has come. */
export const redToast = () => expect(screen.getByRole('list', { name: 'Error messages' })).not.toBeEmptyDOMElement();

/** What the page needed did not come: Retry is offered, and can be pressed. */
export const retryOffered = () =>
  expect(
    main()
      .getAllByRole('button', { name: /^Retry/ })
      .filter((button) => button.getAttribute('aria-busy') !== 'true'),
  ).not.toEqual([]);
