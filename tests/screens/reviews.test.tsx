import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { customerApi } from '@/api/customerApi';
import type { Review } from '@/contract/product';
import { startBackend } from '../support/backend';
import { product, requestsOf, review, sellFew, stock } from '../support/fixtures';
import { errorMessages, main, renderApp } from '../support/renderApp';
import { pasteInto, signedIn, signInOf, signInOverPage, signOutElsewhere } from '../support/signedIn';

const backend = startBackend();
beforeEach(() => sellFew(backend, 'Chyawanprāsh Clásico', 'Beard Balm “Boreal”'));

const section = () => within(screen.getByRole('region', { name: 'Customer reviews' }));
const cards = () => section().getAllByRole('article');
const card = (name: string) => within(section().getByRole('article', { name }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Write a Review' }));
const like = (name: string) => card(name).getByRole('button', { name: /^Like/ });
const dislike = (name: string) => card(name).getByRole('button', { name: /^Dislike/ });

/** Opens the page of Ashwagandha Root with these reviews. */
async function openWith(reviews: readonly Review[]) {
  await stock(backend, [product({ reviews: structuredClone([...reviews]) })]);
  const app = await renderApp('/products/Ashwagandha_Root');
  await screen.findByRole('region', { name: 'Customer reviews' });
  const requested = () => requestsOf(backend, 'getProduct').map(({ path }) => decodeURIComponent(path));
  await waitFor(() => expect(requested()).toContain('/product/Ashwagandha Root'));
  return app;
}

const ida = review(5, { _id: 'r1', name: 'Ida', like: 3, dislike: 1, createdAt: '2025-03-04T12:00:00.000Z' });
const omar = review(2, { _id: 'r2', name: 'Omar', like: 7, createdAt: '2025-01-15T12:00:00.000Z' });

it('the reviews show average, count and histogram, and are sorted newest first', async () => {
  await renderApp('/products/Chyawanpr%C4%81sh_Cl%C3%A1sico');
  await screen.findByRole('region', { name: 'Customer reviews' });
  expect(section().getByText('40 reviews')).toBeVisible();
  expect(section().getByText(/^\d\.\d$/)).toBeVisible();
  const counts = section()
    .getAllByRole('button', { name: /^\d stars?: \d+ reviews?$/ })
    .map((bar) => Number(/: (\d+)/.exec(bar.textContent)?.[1]));
  expect(counts).toHaveLength(5);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
  const dates = cards().map((one) => one.querySelector('time')?.dateTime);
  expect(dates).toEqual(dates.toSorted().reverse());
});

it('a review shows stars, name, date and text, but never the e-mail address; a histogram bar filters by stars, and the most liked can come first', async () => {
  const { user } = await openWith([ida, review(4, { _id: 'r3', name: 'lou@example.com', comments: 'Warm.' })]);
  const one = card('Ida');
  expect(one.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  expect(one.getByText('March 4, 2025')).toBeVisible();
  expect(one.getByText('Good.')).toBeVisible();
  expect(card('A customer').getByText('Warm.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/@example\.com/);

  expect(section().getByRole('button', { name: '3 stars: 0 reviews' })).toBeDisabled();
  const five = section().getByRole('button', { name: '5 stars: 1 review' });
  await user.click(five);
  expect(five).toHaveAttribute('aria-pressed', 'true');
  expect(section().getByText('Showing 1 of 1 review with 5 stars')).toBeVisible();
  expect(cards()).toHaveLength(1);
  await user.click(section().getByRole('button', { name: 'Show all reviews' }));
  expect(cards()).toHaveLength(2);
  await user.click(five);
  await user.click(five);
  expect(five).toHaveAttribute('aria-pressed', 'false');
  const names = () => cards().map((one) => within(one).getByRole('heading').textContent);
  expect(names()).toEqual(['A customer', 'Ida']);
  await user.selectOptions(section().getByLabelText('Sort reviews'), 'Most liked');
  expect(names()).toEqual(['Ida', 'A customer']);
});

it('a product without reviews has no average, and invites the first review', async () => {
  await renderApp(`/products/${encodeURIComponent('Beard_Balm_“Boreal”')}`);
  await screen.findByRole('region', { name: 'Customer reviews' });
  expect(await section().findByText('No reviews yet')).toBeVisible();
  expect(section().queryByRole('article')).not.toBeInTheDocument();
  expect(section().queryByRole('list')).not.toBeInTheDocument();
  expect(section().getByRole('button', { name: 'Write a Review' })).toBeEnabled();
});

it('five reviews are shown at a time, Show more focuses the first new one, and Back from another page finds them shown', async () => {
  const many = Array.from({ length: 7 }, (_, index) =>
    review(5, { _id: `m${index}`, name: `Reader ${index}`, createdAt: `2025-01-0${index + 1}T12:00:00.000Z` }),
  );
  const { user } = await openWith(many);
  expect(cards()).toHaveLength(5);
  const more = section().getByRole('button', { name: 'Show more reviews' });
  await user.click(more);
  expect(cards()).toHaveLength(7);
  expect(more).not.toBeInTheDocument();
  expect(document.activeElement).toBe(section().getByRole('article', { name: 'Reader 1' }).parentElement);
  await user.click(main().getByRole('link', { name: 'Medicines' }));
  await screen.findByRole('heading', { level: 1, name: 'Medicines & wellness' });
  act(() => window.history.back());
  await screen.findByRole('region', { name: 'Customer reviews' });
  expect(cards()).toHaveLength(7);
});

it('a like counts immediately and is sent once; a second vote is ignored', async () => {
  const { user, unmount } = await openWith([ida, omar]);
  const release = backend.hold('reviewLike');
  await user.click(like('Ida'));
  expect(like('Ida')).toHaveAccessibleName('Like the review by Ida: 4');
  expect(like('Ida')).toHaveAttribute('aria-pressed', 'true');
  // The vote is stored before its response.
  expect(localStorage.getItem('reviewVotes')).toContain('r1');
  expect(card('Ida').getByText('You liked this review')).toBeVisible();
  await user.click(like('Ida'));
  await user.click(dislike('Ida'));
  expect(dislike('Ida')).toHaveAccessibleName('Dislike the review by Ida: 1');
  await waitFor(() => expect(requestsOf(backend, 'reviewLike')).toHaveLength(1));
  expect(requestsOf(backend, 'reviewLike')[0]?.body).toEqual({ reviewId: 'r1', productId: product()._id });
  expect(requestsOf(backend, 'reviewDislike')).toEqual([]);
  expect(like('Omar')).toHaveAttribute('aria-pressed', 'false');

  unmount();
  release();
  await waitFor(async () => expect(await backend.store.read(({ products }) => products[0]?.reviews[0]?.like)).toBe(4));
  await renderApp('/products/Ashwagandha_Root');
  await screen.findByRole('region', { name: 'Customer reviews' });
  await waitFor(() => expect(like('Ida')).toHaveAccessibleName('Like the review by Ida: 4'));
  expect(like('Ida')).toHaveAttribute('aria-pressed', 'true');
});

it('a vote that fails, or whose sign-in is declined, is reverted and says why; the next one counts', async () => {
  await backend.fail({ call: 'reviewDislike', kind: '500', times: 1 }, { call: 'reviewLike', kind: '401', times: 1 });
  const { user } = await openWith([ida]);
  await user.click(dislike('Ida'));
  const toasts = within(errorMessages());
  expect(await toasts.findByRole('listitem')).toBeVisible();
  expect(dislike('Ida')).toHaveAccessibleName('Dislike the review by Ida: 1');
  expect(dislike('Ida')).toHaveAttribute('aria-pressed', 'false');

  await user.click(like('Ida'));
  const form = within(await screen.findByRole('dialog', { name: 'Sign in' }));
  await user.click(form.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(like('Ida')).toHaveAccessibleName('Like the review by Ida: 3'));
  expect(await toasts.findByText(/Please sign in to vote\./)).toBeVisible();

  await user.click(dislike('Ida'));
  await waitFor(() => expect(requestsOf(backend, 'reviewDislike')).toHaveLength(2));
  expect(dislike('Ida')).toHaveAccessibleName('Dislike the review by Ida: 2');
});

it('a review and a vote that require a sign-in are resent after it', async () => {
  await backend.fail({ call: 'addReview', kind: '401', times: 1 }, { call: 'reviewLike', kind: '401', times: 1 });
  const { user } = await openWith([ida]);
  await openDialog(user);
  await fill(user);
  await signInOverPage(user, 'Asha');
  expect(await section().findByRole('article', { name: 'Ivy' })).toBeVisible();
  expect(requestsOf(backend, 'addReview')).toHaveLength(2);
  await user.click(like('Ida'));
  await signInOverPage(user, 'Asha');
  await waitFor(() => expect(requestsOf(backend, 'reviewLike')).toHaveLength(2));
  expect(like('Ida')).toHaveAccessibleName('Like the review by Ida: 4');
  expect(errorMessages()).toBeEmptyDOMElement();
});

it('a vote counts once even if storage is blocked', async () => {
  const { user } = await openWith([ida]);
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockThrow(new DOMException('blocked', 'SecurityError'));
  await user.click(like('Ida'));
  await user.click(like('Ida'));
  expect(like('Ida')).toHaveAccessibleName('Like the review by Ida: 4');
  await waitFor(() => expect(requestsOf(backend, 'reviewLike')).toHaveLength(1));
});

async function openDialog(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(section().getByRole('button', { name: 'Write a Review' }));
  await screen.findByRole('dialog', { name: 'Write a Review' });
}

it('the form reports an invalid field on blur until it is changed, all missing fields when it is sent, and focuses the first', async () => {
  const { user } = await openWith([]);
  await openDialog(user);
  const email = dialog().getByLabelText('Email');
  await pasteInto(user, email, 'ivy');
  expect(email).not.toHaveAccessibleDescription(/valid email/);
  await user.tab();
  expect(await dialog().findByText('Please enter a valid email address.')).toBeVisible();
  await pasteInto(user, email, '@example.com');
  await waitFor(() => expect(dialog().queryByText('Please enter a valid email address.')).not.toBeInTheDocument());
  await user.clear(email);
  // Leaving the field would show its error and move the button away before the press is released.
  await user.pointer({ keys: '[MouseLeft>]', target: dialog().getByRole('button', { name: 'Submit review' }) });
  expect(email).toHaveFocus();
  await user.pointer('[/MouseLeft]');
  const rating = dialog().getByRole('group', { name: 'Your rating' });
  await waitFor(() => expect(rating).toHaveAccessibleDescription('Please choose a rating from 1 to 5 stars.'));
  expect(dialog().getByLabelText('Your review')).toHaveAccessibleDescription('Please write your review.');
  expect(dialog().getByLabelText('Name')).toHaveAccessibleDescription('Please enter your name.');
  expect(email).toHaveAccessibleDescription(/Please enter your email\./);
  expect(dialog().getByRole('radio', { name: '1 star' })).toHaveFocus();

  await user.click(dialog().getByRole('radio', { name: '3 stars' }));
  await pasteInto(user, dialog().getByLabelText('Your review'), 'Fine.');
  await pasteInto(user, dialog().getByLabelText('Name'), 'Ivy');
  await pasteInto(user, email, 'ivy@');
  await user.click(dialog().getByRole('button', { name: 'Submit review' }));
  expect(await dialog().findByText('Please enter a valid email address.')).toBeVisible();
  expect(email).toHaveFocus();
  expect(dialog().queryByText(/rating from 1 to 5/)).not.toBeInTheDocument();
  expect(requestsOf(backend, 'addReview')).toEqual([]);
});

async function fill(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(dialog().getByRole('radio', { name: '4 stars' }));
  await pasteInto(user, dialog().getByLabelText('Your review'), ' Calm evenings. ');
  await pasteInto(user, dialog().getByLabelText('Name'), 'Ivy');
  await user.clear(dialog().getByLabelText('Email'));
  await pasteInto(user, dialog().getByLabelText('Email'), 'ivy@example.com');
  await user.click(dialog().getByRole('button', { name: 'Submit review' }));
}

it('a review is sent with the API’s field names; the form closes and clears, and the review appears', async () => {
  const { user } = await openWith([ida]);
  await openDialog(user);
  await fill(user);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Write a Review' })).not.toBeInTheDocument());
  expect(requestsOf(backend, 'addReview').map(({ body }) => body)).toEqual([
    { rating: 4, name: 'Ivy', email: 'ivy@example.com', comments: 'Calm evenings.', productId: product()._id },
  ]);
  expect(screen.getByText('Thank you! Your review has been added.')).toBeVisible();
  expect(await section().findByRole('article', { name: 'Ivy' })).toHaveTextContent('Calm evenings.');
  expect(section().getByText('2 reviews')).toBeVisible();
  expect(section().getByRole('button', { name: 'Write a Review' })).toHaveFocus();
  await openDialog(user);
  expect(dialog().getByLabelText('Your review')).toHaveValue('');
  expect(dialog().getByRole('radio', { name: '4 stars' })).not.toBeChecked();
});

it('a review that is not sent yet is there again after another page, and dropped once it is sent', async () => {
  const { user, unmount } = await openWith([ida]);
  await openDialog(user);
  await user.click(dialog().getByRole('radio', { name: '2 stars' }));
  await pasteInto(user, dialog().getByLabelText('Your review'), 'Bitter, but');
  unmount();
  const again = await openWith([ida]);
  await openDialog(again.user);
  expect(dialog().getByLabelText('Your review')).toHaveValue('Bitter, but');
  expect(dialog().getByRole('radio', { name: '2 stars' })).toBeChecked();
  await fill(again.user);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Write a Review' })).not.toBeInTheDocument());
  await openDialog(again.user);
  expect(dialog().getByLabelText('Your review')).toHaveValue('');
  expect(JSON.stringify(sessionStorage)).not.toContain('Bitter');
});

it('what a sign-in filled in is not stored, and a later guest does not see it', async () => {
  await signedIn('Asha');
  const { user, unmount } = await openWith([ida]);
  await openDialog(user);
  await pasteInto(user, dialog().getByLabelText('Your review'), 'Bitter, but');
  expect(dialog().getByLabelText('Name')).toHaveValue('Asha Rao');
  expect(JSON.stringify(sessionStorage)).not.toContain('Asha');
  unmount();
  localStorage.clear();
  const again = await openWith([ida]);
  await openDialog(again.user);
  expect(dialog().getByLabelText('Your review')).toHaveValue('');
  expect(dialog().getByLabelText('Name')).toHaveValue('');
});

it('a sign-out in another tab closes the open form, and the next person does not see what was typed', async () => {
  await signedIn('Asha');
  const { user, store } = await openWith([ida]);
  await openDialog(user);
  await user.click(dialog().getByRole('radio', { name: '2 stars' }));
  await pasteInto(user, dialog().getByLabelText('Your review'), 'Bitter, but');
  signOutElsewhere();
  await waitFor(() => expect(store.getState().user.current).toBeNull());
  expect(screen.queryByRole('dialog', { name: 'Write a Review' })).not.toBeInTheDocument();
  await openDialog(user);
  expect(dialog().getByLabelText('Your review')).toHaveValue('');
  expect(dialog().getByLabelText('Name')).toHaveValue('');
  expect(dialog().getByRole('radio', { name: '2 stars' })).not.toBeChecked();
  expect(JSON.stringify(sessionStorage)).not.toContain('Bitter');
});

it('another customer who signs in over the form does not see what was typed', async () => {
  await signedIn('Asha');
  await backend.fail({ call: 'addReview', kind: '401', times: 1 });
  const { user } = await openWith([ida]);
  await openDialog(user);
  await fill(user);
  await signInOverPage(user, 'Noah');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await openDialog(user);
  expect(dialog().getByLabelText('Your review')).toHaveValue('');
  expect(dialog().getByLabelText('Name')).toHaveValue('Noah Tremblay');
  expect(requestsOf(backend, 'addReview')).toHaveLength(1);
});

it('a failure is shown in the dialog, in a toast once that is closed, and the input survives closing it', async () => {
  await backend.fail({ call: 'addReview', kind: '500', times: 2 });
  const { user } = await openWith([ida]);
  await openDialog(user);
  await fill(user);
  expect(await dialog().findByRole('alert')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await openDialog(user);
  expect(dialog().getByLabelText('Your review')).toHaveValue(' Calm evenings. ');
  expect(dialog().getByLabelText('Name')).toHaveValue('Ivy');
  expect(dialog().getByRole('radio', { name: '4 stars' })).toBeChecked();
  expect(errorMessages()).toBeEmptyDOMElement();

  const release = backend.hold('addReview', 1);
  await user.click(dialog().getByRole('button', { name: 'Submit review' }));
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  release();
  expect(await within(errorMessages()).findByRole('listitem')).toBeVisible();
  await openDialog(user);
  expect(dialog().getByLabelText('Your review')).toHaveValue(' Calm evenings. ');
  await user.click(dialog().getByRole('button', { name: 'Submit review' }));
  expect(await section().findByRole('article', { name: 'Ivy' })).toBeVisible();
});

it('signing in during a review keeps the input and fills in what is missing; the next review has the customer’s own name', {
  tags: 'long',
}, async () => {
  const { user, store } = await openWith([]);
  await openDialog(user);
  await pasteInto(user, dialog().getByLabelText('Your review'), 'So far so good.');
  await pasteInto(user, dialog().getByLabelText('Name'), 'Ivy');
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await act(async () => void (await store.dispatch(customerApi.endpoints.logIn.initiate(signInOf('Asha')))));
  await openDialog(user);
  expect(dialog().getByLabelText('Your review')).toHaveValue('So far so good.');
  expect(dialog().getByLabelText('Name')).toHaveValue('Ivy');
  expect(dialog().getByLabelText('Email')).toHaveValue(signInOf('Asha').email);
  await user.click(dialog().getByRole('radio', { name: '4 stars' }));
  await user.click(dialog().getByRole('button', { name: 'Submit review' }));
  await section().findByRole('article', { name: 'Ivy' });
  await openDialog(user);
  expect(dialog().getByLabelText('Name')).toHaveValue('Asha Rao');
  expect(dialog().getByLabelText('Email')).toHaveValue(signInOf('Asha').email);
  expect(dialog().getByLabelText('Your review')).toHaveValue('');
});
