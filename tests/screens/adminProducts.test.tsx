import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { adminSignedIn } from '../support/adminSignedIn';
import { startBackend } from '../support/backend';
import { openCards, panel } from '../support/dashboard';
import { requestsOf, shelf, stock } from '../support/shelf';

const backend = startBackend();
const notices = () => screen.getByRole('list', { name: 'Messages' });

beforeEach(async () => {
  await adminSignedIn();
  await stock(backend, shelf(3));
});

const open = (query = '?show=1') => openCards(query);

it('The list appears on demand with its total and 25 products a page, and is fetched at each show', async () => {
  await stock(backend, shelf(30));
  const { user } = await open('');
  expect(panel().queryByRole('article')).not.toBeInTheDocument();
  await user.click(panel().getByRole('button', { name: 'Show All Products' }));
  expect(await panel().findByText('Total: 30 products')).toBeVisible();
  const [first] = panel().getAllByRole('listitem');
  expect(first).toHaveAttribute('aria-setsize', '25');
  await user.click(panel().getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(panel().getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5'));
  expect(window.location.search).toContain('page=2');
  const before = requestsOf(backend, 'adminGetProducts').length;
  await user.click(panel().getByRole('button', { name: 'Hide Products' }));
  await user.click(panel().getByRole('button', { name: 'Show All Products' }));
  await waitFor(() => expect(requestsOf(backend, 'adminGetProducts')).toHaveLength(before + 1));
});

it('A search filters the list at once and reaches the URL', async () => {
  const { user } = await open();
  await user.type(await panel().findByLabelText('Search products'), 'remedy 02');
  expect(await panel().findByText('Total: 1 of 3 products')).toBeVisible();
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('remedy 02'));
});

it('A shop without products says so', async () => {
  await stock(backend, []);
  await open();
  expect(await panel().findByText('No products available')).toBeVisible();
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
  for (const [label, text] of Object.entries(typed)) {
    await user.click(form.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(form.getByRole('button', { name: 'Add product' }));
  await waitFor(() => expect(notices()).toHaveTextContent('Product added successfully!'));
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

it('The form names what is missing, focuses the first such field and sends nothing', async () => {
  const { user } = await open('?product=new');
  await user.click(await screen.findByRole('button', { name: 'Add product' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  expect(screen.getByLabelText('Stock (units)')).toHaveAccessibleDescription('Enter a number');
  expect(requestsOf(backend, 'addProduct')).toEqual([]);
});

it('The form points out a picture that does not load and an unsafe address', async () => {
  const { user } = await open('?product=new');
  await user.type(await screen.findByLabelText('Image 1 address'), 'https://pictures.shop.test/1.webp');
  fireEvent.error(await screen.findByRole('img', { name: 'Preview 1' }));
  expect(screen.getByText('Doesn’t load')).toBeVisible();
  await user.type(screen.getByLabelText('Image 2 address'), 'javascript:1');
  expect(await screen.findByText('Use https://…')).toBeVisible();
});

it('An edit sends only the changed fields, and the list shows them', async () => {
  const { user } = await open();
  await user.click(await panel().findByRole('button', { name: 'Edit Remedy 02' }));
  const price = await screen.findByLabelText('Selling price (CA$)');
  expect(price).toHaveAttribute('type', 'number');
  await user.clear(price);
  await user.type(price, '10.25');
  await user.clear(screen.getByLabelText('Stock (units)'));
  await user.type(screen.getByLabelText('Stock (units)'), '3');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(notices()).toHaveTextContent('Product updated successfully!'));
  const card = panel().getByRole('article', { name: 'Remedy 02' });
  await waitFor(() => expect(card).toHaveTextContent('CA$10.25'));
  expect(card).toHaveTextContent('3 left');
  expect(requestsOf(backend, 'updateProduct').map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      'PATCH',
      '/admin/updateProduct',
      { productId: '65a000000000000000000102', updatedData: { oprice: 10.25, stockSize: 3 } },
    ],
  ]);
});

it('A failed edit keeps the form open with the reason and the typed values', async () => {
  await backend.fail({ call: 'updateProduct', kind: '500', times: 1 });
  const { user } = await open('?show=1&product=65a000000000000000000102');
  await user.type(await screen.findByLabelText('Brand'), ' & Sons');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Internal Server Error')).toBeVisible();
  expect(screen.getByLabelText('Brand')).toHaveValue('Brahmanand & Sons');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(notices()).toHaveTextContent('Product updated successfully!'));
});

it('The form asks before it discards unsaved changes', async () => {
  const { user } = await open('?show=1&product=65a000000000000000000103');
  await user.type(await screen.findByLabelText('Brand'), '!');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Brand')).toHaveValue('Brahmanand!');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
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
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notices()).toHaveTextContent('Product deleted successfully!'));
  await waitFor(() => expect(panel().queryByRole('article', { name: 'Remedy 01' })).not.toBeInTheDocument());
  expect(requestsOf(backend, 'deleteProduct').map(({ method, path }) => [method, path])[1]).toEqual([
    'DELETE',
    '/admin/deleteproduct/65a000000000000000000101',
  ]);
});
