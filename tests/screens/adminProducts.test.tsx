import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { endAdminSession } from '@/api/adminSession';
import type { Product } from '@/contract/product';
import { startBackend } from '../support/backend';
import { adminSignedIn, fill, findPanel, openCards, panel } from '../support/dashboard';
import { requestsOf, review, shelf, stock } from '../support/fixtures';
import { messages } from '../support/renderApp';
import { asksBeforeLeaving } from '../support/windows';

const backend = startBackend();

beforeEach(async () => {
  await adminSignedIn();
  await stock(backend, shelf(3));
});

describe('admin products', () => {
  const open = (query = '?show=1') => openCards(query);

  it('The list has its total and 25 products a page', async () => {
    await stock(backend, shelf(30));
    const { user } = await open();
    expect(await panel().findByText('Total: 30 products')).toBeVisible();
    const cards = () => within(panel().getByRole('list', { name: 'Products' })).getAllByRole('article');
    await waitFor(() => expect(cards()).toHaveLength(25));
    await user.click(panel().getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(cards()).toHaveLength(5));
    expect(window.location.search).toContain('page=2');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Dashboard' })).toHaveFocus());
    // A search and another tab leave the page, but not the control.
    await user.type(panel().getByRole('searchbox'), '3');
    await waitFor(() => expect(window.location.search).not.toContain('page=2'));
    expect(panel().getByRole('searchbox')).toHaveFocus();
  });

  it('A product without a name is listed, without a link to a page, named so in a result, and can be given a name', {
    tags: 'long',
  }, async () => {
    await stock(
      backend,
      shelf(2).map((product, index) => (index === 0 ? { ...product, name: '' } : product)),
    );
    const { user } = await open();
    const card = within(await panel().findByRole('article', { name: 'Product without a name' }));
    expect(card.queryByRole('link', { name: 'Product without a name' })).not.toBeInTheDocument();
    await user.click(panel().getByRole('checkbox', { name: 'Select Product without a name' }));
    await user.click(screen.getByRole('button', { name: 'Edit in bulk' }));
    await user.type(screen.getByLabelText('Percent'), '5{Enter}');
    expect(await screen.findByText('Product without a name: Done')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Edit Product without a name' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit product' }));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Amla Juice');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await panel().findByRole('article', { name: 'Amla Juice' })).toBeVisible();
  });

  it('A name that another product has, or whose address it would share, is warned of', { tags: 'long' }, async () => {
    const [one, ...others] = shelf(3);
    await stock(backend, [{ ...one, name: 'Neem Oil' } as Product, ...others]);
    const { user } = await open();
    await user.click(panel().getByRole('button', { name: 'Add New Product' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add New Product' }));
    const name = form.getByRole('textbox', { name: 'Name' });
    await user.type(name, 'neem_oil');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/^Another product has this name/));
    await user.type(name, ' 2');
    expect(name).not.toHaveAccessibleDescription();
  });

  it('A new product is sent with all its fields: figures as numbers, pictures as a list and by name', async () => {
    const { user } = await open();
    await user.click(panel().getByRole('button', { name: 'Add New Product' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add New Product' }));
    const typed = {
      Name: 'Tulsi Drops',
      Brand: 'Maple Vaidya',
      Category: 'Medicine',
      Subcategory: 'Throat',
      'Dose form': 'Drops',
      'Pack size': '30 drops',
      Description: 'For the throat.',
      'Original price (CA$)': '12',
      'Selling price (CA$)': '9.5',
      'Stock (units)': '40',
      'Image 1 address': 'https://pictures.shop.test/1.webp',
      'Image 5 address': 'https://pictures.shop.test/5.webp',
    };
    for (const [label, text] of Object.entries(typed)) await fill(user, label, text);
    await user.click(form.getByRole('button', { name: 'Add product' }));
    await waitFor(() => expect(messages()).toHaveTextContent('Product added successfully!'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await panel().findByRole('article', { name: 'Tulsi Drops' })).toHaveTextContent('CA$9.50');
    expect(requestsOf(backend, 'addProduct').map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'POST',
        '/product/addProduct',
        {
          name: 'Tulsi Drops',
          brand: 'Maple Vaidya',
          category: 'Medicine',
          subcategory: 'Throat',
          price: 12,
          oprice: 9.5,
          description: 'For the throat.',
          stockSize: 40,
          dose_form: 'Drops',
          pack_size: '30 drops',
          images: ['https://pictures.shop.test/1.webp', 'https://pictures.shop.test/5.webp'],
          image1: 'https://pictures.shop.test/1.webp',
          image2: '',
          image3: '',
          image4: '',
          image5: 'https://pictures.shop.test/5.webp',
        },
      ],
    ]);
  });

  it('The form names what is missing, a picture that does not load and an unsafe address, and sends nothing', async () => {
    const { user } = await open('?product=new');
    await user.click(await screen.findByRole('button', { name: 'Add product' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(screen.getByLabelText('Stock (units)')).toHaveAccessibleDescription('Enter a number');
    await fill(user, 'Image 1 address', 'https://pictures.shop.test/1.webp');
    fireEvent.error(await screen.findByRole('img', { name: 'Preview 1' }));
    expect(screen.getByText('Doesn’t load')).toBeVisible();
    await fill(user, 'Image 2 address', 'javascript:1');
    expect(await screen.findByText('Use https://…')).toBeVisible();
    expect(requestsOf(backend, 'addProduct')).toEqual([]);
  });

  it('The form asks before it discards unsaved changes', async () => {
    const { user } = await open('?show=1&product=65a000000000000000000103');
    await user.type(await screen.findByLabelText('Brand'), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Brand')).toHaveValue('Brahmanand!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const again = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await user.click(again.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requestsOf(backend, 'updateProduct')).toEqual([]);
    await user.click(await panel().findByRole('button', { name: 'Edit Remedy 03' }));
    expect(await screen.findByLabelText('Brand')).toHaveValue('Brahmanand');
  });

  it('A deletion is confirmed by name, its failure stays in the dialog, and its success removes the product', async () => {
    const { user } = await open();
    await user.click(await panel().findByRole('button', { name: 'Delete Remedy 01' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete this product?' }));
    expect(question.getByText('Remedy 01')).toBeVisible();
    await backend.fail({ call: 'deleteProduct', kind: 'dropped', times: 1 });
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText(/couldn’t reach the server/)).toBeVisible();
    expect(question.getByRole('alert')).toHaveTextContent('We couldn’t delete Remedy 01.');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(messages()).toHaveTextContent('Product deleted successfully!'));
    await waitFor(() => expect(panel().queryByRole('article', { name: 'Remedy 01' })).not.toBeInTheDocument());
    expect(requestsOf(backend, 'deleteProduct').map(({ method, path }) => [method, path])[1]).toEqual([
      'DELETE',
      '/admin/deleteproduct/65a000000000000000000101',
    ]);
  });
});

it('A deletion that was left while it ran says how it went, and does not close the question about another product', async () => {
  const { user } = await openCards('?show=1');
  const leaveDeletion = async () => {
    const release = backend.hold('deleteProduct', 1);
    await user.click(await panel().findByRole('button', { name: 'Delete Remedy 01' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(panel().getByRole('button', { name: 'Delete Remedy 02' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete this product?' }));
    return { question, release };
  };
  await backend.fail({ call: 'deleteProduct', kind: '500', times: 1 });
  const failed = await leaveDeletion();
  failed.release();
  expect(await screen.findByText('We couldn’t delete Remedy 01. Internal Server Error')).toBeVisible();
  expect(failed.question.queryByText(/Internal Server Error/)).not.toBeInTheDocument();
  await user.click(failed.question.getByRole('button', { name: 'Cancel' }));
  const { question, release } = await leaveDeletion();
  release();
  expect(await screen.findByText('Product deleted successfully!')).toBeVisible();
  expect(question.getByText('Remedy 02')).toBeVisible();
});

describe('admin stock', () => {
  beforeEach(() =>
    stock(
      backend,
      shelf(3).map((product, index) => ({ ...product, stockSize: index * 10 })),
    ),
  );

  const names = () =>
    within(screen.getByRole('table', { name: 'Stock to reorder' }))
      .getAllByText(/^Remedy/)
      .map(({ textContent }) => textContent);

  async function openReorder() {
    const app = await openCards('?show=1');
    await app.user.click(panel().getByRole('button', { name: 'Stock to reorder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stock to reorder' }));
    return { ...app, dialog };
  }

  it('The list to reorder follows the threshold, which the browser stores and the lists use', {
    tags: 'long',
  }, async () => {
    const { user, dialog } = await openReorder();
    expect(await dialog.findByText('1 product to reorder')).toBeVisible();
    expect(names()).toEqual(['Remedy 01']);
    await user.clear(dialog.getByLabelText('Low-stock level (units)'));
    expect(dialog.getByLabelText('Low-stock level (units)')).toHaveAccessibleDescription(/Enter a whole number/);
    await user.type(dialog.getByLabelText('Low-stock level (units)'), '10');
    await waitFor(() => expect(names()).toEqual(['Remedy 01', 'Remedy 02']));
    expect(JSON.parse(localStorage.getItem('admin-preferences') ?? '')).toMatchObject({ lowFrom: 10 });
    await user.keyboard('{Escape}');
    await user.click(await panel().findByRole('button', { name: 'Low stock only' }));
    expect(await panel().findByText('Total: 2 of 3 products')).toBeVisible();
    expect(panel().getByText('10 left')).toBeVisible();
  });

  it('Bookings that failed to load say so and are refetched with Retry', async () => {
    await backend.fail({ call: 'getBuyNowBookings', kind: '500', times: 'always' });
    const { user, dialog } = await openReorder();
    expect(await dialog.findByText('We couldn’t load the orders')).toBeVisible();
    await backend.fail();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('1 product to reorder')).toBeVisible();
  });
});

describe('admin unsaved products', () => {
  const bar = () => within(screen.getByRole('region', { name: 'Unsaved changes' }));

  /** Types into two forms and leaves them with Back. */
  async function leaveTwoForms() {
    const { user } = await openCards('?show=1');
    await user.click(await panel().findByRole('button', { name: 'Edit Remedy 02' }));
    await user.click(await screen.findByLabelText('Brand'));
    await user.paste(' & Sons');
    await act(async () => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(panel().getByRole('button', { name: 'Add New Product' }));
    await user.click(await screen.findByLabelText('Name'));
    await user.paste('Drops');
    await act(async () => window.history.back());
    expect(await screen.findByText('2 unsaved changes:')).toBeVisible();
    return user;
  }

  it('The bar names the forms that were left, sends what is complete, opens the others, and forgets what is discarded', async () => {
    const user = await leaveTwoForms();
    await user.click(bar().getByRole('button', { name: 'Save all' }));
    expect(await screen.findByText('1 of 1 done, 0 failed, 0 skipped')).toBeVisible();
    expect(bar().getByText('1 unsaved change:')).toBeVisible();
    expect(bar().getByText('Correct first: Drops')).toBeVisible();
    expect(requestsOf(backend, 'updateProduct').map(({ body }) => body)).toEqual([
      { productId: '65a000000000000000000102', updatedData: { brand: 'Brahmanand & Sons' } },
    ]);
    expect(requestsOf(backend, 'addProduct')).toEqual([]);
    await user.click(bar().getByRole('button', { name: 'Drops' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Drops');
    expect(screen.getByText(/^Your earlier changes are back/)).toBeVisible();
    await act(async () => window.history.back());
    await screen.findByText('1 unsaved change:');
    await user.click(bar().getByRole('button', { name: 'Discard' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    await user.click(panel().getByRole('button', { name: 'Add New Product' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('');
    await user.paste('Tea');
    await act(async () => window.history.back());
    expect(await screen.findByText('1 unsaved change:')).toBeVisible();
    // The message about the discarded form is gone.
    expect(bar().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('The result of Save all still names its new product once the next one is added', async () => {
    const { user } = await openCards('?show=1');
    const typeNew = async (name: string) => {
      await user.click(panel().getByRole('button', { name: 'Add New Product' }));
      await fill(user, 'Name', name);
      for (const label of ['Original price (CA$)', 'Selling price (CA$)', 'Stock (units)'])
        await fill(user, label, '9');
    };
    await typeNew('Drops');
    await act(async () => window.history.back());
    await user.click(await screen.findByRole('button', { name: 'Save all' }));
    expect(await screen.findByText('Drops: Done')).toBeVisible();
    await typeNew('Tea');
    await user.keyboard('{Enter}');
    expect(await panel().findByRole('article', { name: 'Tea' })).toBeVisible();
    expect(screen.getByText('Drops: Done')).toBeVisible();
  });

  it('A form that is left while it is sent is not unsaved, and closes no other form once it is saved', async () => {
    const { user } = await openCards('?show=1');
    await user.click(await panel().findByRole('button', { name: 'Edit Remedy 02' }));
    await user.type(await screen.findByLabelText('Brand'), ' & Sons');
    const release = backend.hold('updateProduct', 1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(requestsOf(backend, 'updateProduct')).toHaveLength(1));
    await act(async () => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
    await user.click(panel().getByRole('button', { name: 'Edit Remedy 03' }));
    await user.type(await screen.findByLabelText('Brand'), ' & Co');
    release();
    await waitFor(() => expect(messages()).toHaveTextContent('Product updated successfully!'));
    expect(screen.getByLabelText('Brand')).toHaveValue('Brahmanand & Co');
  });

  it('A new product that is being sent when its form is opened again is added once, and its form closes', async () => {
    const { user } = await openCards('?show=1');
    await user.click(panel().getByRole('button', { name: 'Add New Product' }));
    await fill(user, 'Name', 'Drops');
    for (const label of ['Original price (CA$)', 'Selling price (CA$)', 'Stock (units)']) await fill(user, label, '9');
    const release = backend.hold('addProduct', 1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(requestsOf(backend, 'addProduct')).toHaveLength(1));
    await act(async () => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(panel().getByRole('button', { name: 'Add New Product' }));
    await user.click(await screen.findByRole('button', { name: 'Add product' }));
    release();
    expect(await panel().findByRole('article', { name: 'Drops' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requestsOf(backend, 'addProduct')).toHaveLength(1);
  });

  it('What is typed into a form while it is being saved stays unsaved', async () => {
    const { user } = await openCards('?show=1&product=65a000000000000000000102');
    await user.type(await screen.findByLabelText('Brand'), ' & Sons');
    const release = backend.hold('updateProduct', 1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(requestsOf(backend, 'updateProduct')).toHaveLength(1));
    await fill(user, 'Stock (units)', '7');
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(bar().getByRole('button', { name: 'Remedy 02' }));
    expect(await screen.findByLabelText('Stock (units)')).toHaveValue('7');
  });

  it('An unfinished new product survives a reload; a sign-out forgets it', async () => {
    const { user, unmount } = await openCards('?show=1&product=new');
    await user.click(await screen.findByLabelText('Name'));
    await user.paste('Drops');
    unmount();
    const { store } = await openCards('?show=1&product=new');
    expect(await screen.findByLabelText('Name')).toHaveValue('Drops');
    expect(screen.getByText(/^Your earlier changes are back/)).toBeVisible();
    act(() => store.dispatch(endAdminSession()));
    await screen.findByRole('heading', { level: 1, name: 'Admin sign-in' });
    expect(sessionStorage.getItem('admin-drafts') ?? '').not.toContain('Drops');
  });

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
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin sign-in' })).toBeVisible();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('An open edit, a failed one and a form of a product that is deleted are not unsaved work', async () => {
    const { user } = await openCards('?show=1');
    await backend.fail({ call: 'updateProduct', kind: '500', times: 1 });
    await user.click(await panel().findByRole('button', { name: /Change the price of Remedy 02/ }));
    await user.keyboard('7{Enter}');
    expect(await screen.findByText('1 unsaved change:')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Edit Remedy 02' }));
    await user.type(await screen.findByLabelText('Brand'), ' & Sons');
    await act(async () => window.history.back());
    expect(await screen.findByText('2 unsaved changes:')).toBeVisible();
    await user.click(panel().getByRole('button', { name: /Change the stock of Remedy 02/ }));
    await user.keyboard('7');
    await user.click(panel().getByRole('button', { name: 'Delete Remedy 02' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(panel().queryByRole('article', { name: 'Remedy 02' })).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('The reviews of a product can be read, newest first, and filtered by stars', async () => {
    const votes = { like: 2, dislike: 1 };
    const reviews = [
      review(5, { ...votes, comments: 'Comment 1', createdAt: '2025-03-01T12:00:00Z' }),
      review(2, { ...votes, comments: 'Comment 2', createdAt: '2025-03-02T12:00:00Z' }),
    ];
    await stock(backend, shelf(1, { reviews }));
    const { user } = await openCards('?show=1');
    await user.click(await panel().findByRole('link', { name: '3.5 out of 5 stars, 2 reviews of Remedy 01' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reviews of Remedy 01' }));
    const comments = () => dialog.getAllByText(/^Comment/).map(({ textContent }) => textContent);
    expect(comments()).toEqual(['Comment 2', 'Comment 1']);
    expect(dialog.getAllByText('Helpful: 2 · not helpful: 1')).toHaveLength(2);
    expect(dialog.getByRole('option', { name: '1 star (0)' })).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Stars'), '5 stars (1)');
    expect(comments()).toEqual(['Comment 1']);
  });

  it('“Show more” of a product’s reviews moves the focus to the first review that appears', async () => {
    await stock(
      backend,
      shelf(1, { reviews: Array.from({ length: 21 }, (_, index) => review(5, { _id: `review ${index}` })) }),
    );
    const { user } = await openCards('?show=1');
    await user.click(await panel().findByRole('link', { name: '5 out of 5 stars, 21 reviews of Remedy 01' }));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(screen.getAllByText('Good.').at(-1)?.closest('li')).toHaveFocus();
  });
});
