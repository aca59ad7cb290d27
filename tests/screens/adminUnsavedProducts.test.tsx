import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { adminSignedIn } from '../support/adminSignedIn';
import { startBackend } from '../support/backend';
import { findPanel, openCards, panel } from '../support/dashboard';
import { requestsOf, shelf, stock } from '../support/shelf';

const backend = startBackend();
const bar = () => within(screen.getByRole('region', { name: 'Unsaved changes' }));

beforeEach(async () => {
  await adminSignedIn();
  await stock(backend, shelf(3));
});

/** Types into two forms and leaves them with Back. */
async function leaveTwoForms() {
  const { user } = await openCards('?show=1');
  await user.click(await panel().findByRole('button', { name: 'Edit Remedy 02' }));
  await user.type(await screen.findByLabelText('Brand'), ' & Sons');
  await act(async () => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(panel().getByRole('button', { name: 'Add New Product' }));
  await user.type(await screen.findByLabelText('Name'), 'Drops');
  await act(async () => window.history.back());
  expect(await screen.findByText('2 unsaved changes:')).toBeVisible();
  return user;
}

it('The bar names the forms that were left, opens them, and Save all sends what is complete', async () => {
  const user = await leaveTwoForms();
  await user.click(bar().getByRole('button', { name: 'Save all' }));
  expect(await screen.findByText('1 of 1 done, 0 failed, 0 skipped')).toBeVisible();
  expect(bar().getByText('1 unsaved change:')).toBeVisible();
  expect(bar().getByText('Complete the form first: Drops')).toBeVisible();
  expect(requestsOf(backend, 'updateProduct').map(({ body }) => body)).toEqual([
    { productId: '65a000000000000000000102', updatedData: { brand: 'Brahmanand & Sons' } },
  ]);
  expect(requestsOf(backend, 'addProduct')).toEqual([]);
  await user.click(bar().getByRole('button', { name: 'Drops' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Drops');
});

/** Whether the browser would ask before it closes the page. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('Unsaved forms are not lost on another tab: the browser asks before it closes the page, and a sign-out asks too', async () => {
  const user = await leaveTwoForms();
  await user.click(screen.getByRole('tab', { name: 'Bookings' }));
  await findPanel();
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  const question = within(await screen.findByRole('dialog', { name: 'Sign out and lose your work?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  await user.click(screen.getByRole('tab', { name: 'Product' }));
  expect(await screen.findByText('2 unsaved changes:')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Sign In' })).toBeVisible();
  expect(asksBeforeLeaving()).toBe(false);
});

it('While a change is being sent, the browser asks before it closes the page, on another tab too', async () => {
  const { user } = await openCards('?show=1');
  await backend.fail({ call: 'updateProduct', kind: 'slow', ms: 3000, times: 1 });
  await user.click(await panel().findByRole('button', { name: /Change the stock of Remedy 02/ }));
  await user.keyboard('7{Enter}');
  await user.click(screen.getByRole('tab', { name: 'Bookings' }));
  await findPanel();
  expect(asksBeforeLeaving()).toBe(true);
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false), { timeout: 5000 });
});

it('The bar discards all once it is confirmed', async () => {
  const user = await leaveTwoForms();
  await user.click(bar().getByRole('button', { name: 'Discard' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument());
  await user.click(panel().getByRole('button', { name: 'Edit Remedy 02' }));
  expect(await screen.findByLabelText('Brand')).toHaveValue('Brahmanand');
});

it('An edit in the list that failed is named until it is saved', async () => {
  const { user } = await openCards('?show=1');
  await backend.fail({ call: 'updateProduct', kind: '500', times: 1 });
  await user.click(await panel().findByRole('button', { name: /Change the stock of Remedy 02/ }));
  await user.keyboard('7{Enter}');
  expect(await screen.findByText('Stock of Remedy 02')).toBeVisible();
  await user.click(bar().getByRole('button', { name: 'Save all' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument());
  expect(await panel().findByRole('button', { name: /7.*Change the stock of Remedy 02/ })).toBeVisible();
});

it('The reviews of a product can be read, newest first, and filtered by stars', async () => {
  const review = (number: number, ratings: number) => ({
    _id: `65b00000000000000000000${number}`,
    ratings,
    comments: `Comment ${number}`,
    name: 'Asha',
    email: 'asha@demo.example',
    createdAt: `2025-03-0${number}T12:00:00Z`,
    like: 2,
    dislike: 1,
  });
  await stock(backend, shelf(1, { reviews: [review(1, 5), review(2, 2)] }));
  const { user } = await openCards('?show=1');
  await user.click(await panel().findByRole('link', { name: '3.5 out of 5 stars, 2 reviews of Remedy 01' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reviews of Remedy 01' }));
  const comments = () => dialog.getAllByText(/^Comment/).map(({ textContent }) => textContent);
  expect(comments()).toEqual(['Comment 2', 'Comment 1']);
  expect(dialog.getAllByText('Helpful: 2 · not helpful: 1')).toHaveLength(2);
  await user.selectOptions(dialog.getByLabelText('Stars'), '5 stars (1)');
  expect(comments()).toEqual(['Comment 1']);
});
