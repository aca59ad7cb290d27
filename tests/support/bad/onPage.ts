import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';

export const main = () => within(screen.getByRole('main'));

/** Clicks the first button of that name once it appears. */
export async function press(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) fireEvent.click(button);
}

/** Sets a field's text in one step. */
export const enter = (label: string | RegExp, value: string) =>
  fireEvent.change(main().getByLabelText(label), { target: { value } });

/** Waits for a red toast. */
export const redToast = () => expect(screen.getByRole('list', { name: 'Error messages' })).not.toBeEmptyDOMElement();

/** Waits for an enabled Retry. */
export const retryOffered = () =>
  expect(
    main()
      .getAllByRole('button', { name: /^Retry/ })
      .filter((button) => button.getAttribute('aria-busy') !== 'true'),
  ).not.toEqual([]);
