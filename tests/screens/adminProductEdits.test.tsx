import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refetchProducts } from '@/api/adminApi';
import { slowText } from '@/config/messages';
import { startBackend } from '../support/backend';
import {
  adminSignedIn,
  changeSelected,
  fill,
  findPanel,
  openCards as open,
  openCards,
  openDashboard,
  panel,
  signInAgain,
} from '../support/dashboard';
import { requestsOf, shelf, stock } from '../support/fixtures';
import { changeProduct } from '../support/newResponses';
import { messages } from '../support/renderApp';
import { asksBeforeLeaving, resizableWindow } from '../support/windows';

const backend = startBackend();

const start = new Date('2026-03-09T12:00:00Z');

/** An administrator at a set time, and three products. */
async function threeRemedies() {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  await adminSignedIn();
  await stock(backend, shelf(3, { price: 20, stockSize: 30 }));
}

const updates = () => requestsOf(backend, 'updateProduct').map(({ body }) => body);

/** The responses of a call are lost, and so are those of the list that would tell. */
const loseResponses = (call: 'addProduct' | 'updateProduct' | 'deleteProduct') =>
  backend.fail(
    { call, kind: 'response-lost', times: 'always' },
    { call: 'adminGetProducts', kind: 'dropped', times: 'always' },
  );

describe('admin product edits', () => {
  const remedy02 = '65a000000000000000000102';

  beforeEach(threeRemedies);

  const open = async () => {
    const app = await openCards('?show=1');
    const card = within(await panel().findByRole('article', { name: 'Remedy 02' }));
    return { ...app, card };
  };

  /** Another administrator changes Remedy 02 so long after the start that the list is too old to compare with. */
  async function changedElsewhere(change: { oprice?: number; stockSize?: number }, afterMs = 60_000): Promise<void> {
    await changeProduct(backend, 'Remedy 02', change);
    vi.setSystemTime(start.getTime() + afterMs);
  }

  it('A value is edited in its place: Escape gives up, Enter sends the changed field only, Undo the previous value', async () => {
    const { user, card } = await open();
    await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
    await user.keyboard('7{Escape}');
    expect(card.getByRole('button', { name: /30.*Change the stock/ })).toHaveFocus();
    expect(updates()).toEqual([]);
    await user.click(card.getByRole('button', { name: /Change the price of Remedy 02/ }));
    const price = card.getByLabelText('Selling price');
    expect(price).toHaveFocus();
    expect(price).toHaveValue('12.00');
    await user.clear(price);
    await user.paste('10.25');
    await user.keyboard('{Enter}');
    expect(await card.findByRole('button', { name: /CA\$10\.25.*Change the price/ })).toHaveFocus();
    expect(updates()).toEqual([{ productId: remedy02, updatedData: { oprice: 10.25 } }]);
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(updates()[1]).toEqual({ productId: remedy02, updatedData: { oprice: 12 } }));
    expect(await card.findByRole('button', { name: /CA\$12\.00/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(messages()).toHaveTextContent('Product updated successfully!');
  });

  it('Tab leads from a saved value to its Undo, which stands before the list, and on to what follows the value; another tab ends it', async () => {
    const { user, card } = await open();
    await user.click(card.getByRole('button', { name: /Change the price of Remedy 02/ }));
    await user.keyboard('{Backspace}11{Enter}');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await user.tab();
    expect(undo).toHaveFocus();
    await user.tab({ shift: true });
    expect(card.getByRole('button', { name: /Change the price of Remedy 02/ })).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close message' })).toHaveFocus();
    await user.tab();
    expect(card.getByRole('button', { name: /Change the stock of Remedy 02/ })).toHaveFocus();
    expect(undo).toBeVisible();
    for (const tab of ['User', 'Product']) {
      await user.click(screen.getByRole('tab', { name: tab }));
      await findPanel();
    }
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('Tab leads to Undo where the edited product leaves the list', async () => {
    await stock(backend, shelf(2, { stockSize: 2 }));
    const { user } = await openCards('?show=1&stock=low');
    await user.click(await panel().findByRole('button', { name: /Change the stock of Remedy 02/ }));
    await user.keyboard('30{Enter}');
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  });

  it('A deleted product’s edit cannot be undone: Undo would not bring the product back', async () => {
    const { user, card } = await open();
    await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
    await user.keyboard('7{Enter}');
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Delete Remedy 02' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(messages()).toHaveTextContent('Product deleted'));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('An edit of an unknown stock is saved without Undo: no call makes a stock unknown again', async () => {
    await stock(backend, shelf(2, { stockSize: null }));
    const { user, card } = await open();
    await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
    await user.keyboard('1.5{Enter}');
    const units = card.getByLabelText('Units');
    expect(units).toHaveAccessibleDescription('Enter a whole number');
    await user.keyboard('{Backspace}{Backspace}5');
    expect(units).toHaveAccessibleDescription('15');
    expect(units).toBeValid();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Stock of Remedy 02 saved.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('A price with a decimal comma is read back, warned of where it is ten times the one before, and sent as a number', {
    tags: 'long',
  }, async () => {
    const { user, card } = await open();
    await user.click(card.getByRole('button', { name: /Change the price of Remedy 02/ }));
    const price = card.getByRole('textbox', { name: 'Selling price' });
    await fill(user, 'Selling price', '120,50');
    expect(price).toHaveAccessibleDescription('CA$120.50');
    expect(card.getByText(/^The selling price is at least ten times higher or lower than before\./)).toBeVisible();
    await user.type(price, '{Backspace}{Backspace}{Backspace}{Backspace},5{Enter}');
    await waitFor(() => expect(updates()).toEqual([{ productId: remedy02, updatedData: { oprice: 12.5 } }]));
  });

  it('The form reads a decimal comma, says what it read, warns of ten times the price, and sends only the changed fields', async () => {
    const { user } = await openCards(`?show=1&product=${remedy02}`);
    const form = within(await screen.findByRole('dialog', { name: 'Edit product' }));
    const price = await form.findByRole('textbox', { name: 'Selling price (CA$)' });
    expect(price).toHaveAttribute('inputmode', 'decimal');
    await fill(user, 'Selling price (CA$)', '1 250,50');
    expect(price).toHaveAccessibleDescription('What the customer pays · CA$1,250.50');
    expect(form.getByText(/selling price is at least ten times/)).toBeVisible();
    await fill(user, 'Selling price (CA$)', '12,50');
    await fill(user, 'Stock (units)', '3');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(messages()).toHaveTextContent('Product updated successfully!'));
    const card = panel().getByRole('article', { name: 'Remedy 02' });
    await waitFor(() => expect(card).toHaveTextContent('CA$12.50'));
    expect(card).toHaveTextContent('3 left');
    expect(requestsOf(backend, 'updateProduct').map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PATCH', '/admin/updateProduct', { productId: remedy02, updatedData: { oprice: 12.5, stockSize: 3 } }],
    ]);
  });

  it('A field that is open keeps what was typed, and the focus, where a narrower window makes cards of the table', async () => {
    const window = resizableWindow();
    const { user } = await openDashboard('?show=1&view=table');
    const table = within(await panel().findByRole('table'));
    await user.click(await table.findByRole('button', { name: /Change the stock of Remedy 02/ }));
    await user.keyboard('7');
    act(() => window.narrow());
    const card = within(await panel().findByRole('article', { name: 'Remedy 02' }));
    const units = card.getByLabelText('Units');
    expect(units).toHaveValue('7');
    expect(units).toHaveFocus();
    await user.keyboard('5{Enter}');
    await waitFor(() => expect(updates()).toEqual([{ productId: remedy02, updatedData: { stockSize: 75 } }]));
  });

  it('A field that is open while a 401 interrupts another edit keeps what was typed', { tags: 'long' }, async () => {
    const { user, card } = await open();
    await user.click(card.getByRole('button', { name: /Change the price of Remedy 02/ }));
    await user.clear(card.getByLabelText('Selling price'));
    await user.type(card.getByLabelText('Selling price'), '11.5');
    await backend.fail({ call: 'updateProduct', kind: '401', times: 1 });
    const other = within(await panel().findByRole('article', { name: 'Remedy 03' }));
    await user.click(other.getByRole('button', { name: /Change the stock of Remedy 03/ }));
    await user.keyboard('7{Enter}');
    await signInAgain(user);
    const again = within(await panel().findByRole('article', { name: 'Remedy 02' }));
    expect(again.getByLabelText('Selling price')).toHaveValue('11.5');
    expect(await panel().findByText(/^Not saved: /)).toBeVisible();
    await user.type(again.getByLabelText('Selling price'), '{Enter}');
    await waitFor(() => expect(updates()).toContainEqual({ productId: remedy02, updatedData: { oprice: 11.5 } }));
  });

  it('A field that was left on another page of the list is in the bar of unsaved changes: saved, discarded or completed', async () => {
    const { user, card } = await open();
    const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });
    const search = async (text: string) => {
      await user.clear(panel().getByRole('searchbox'));
      await user.paste(text);
    };
    const edited = async () => within(await panel().findByRole('article', { name: 'Remedy 02' }));
    await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
    await user.keyboard('x');
    expect(bar()).not.toBeInTheDocument();
    await search('Remedy 03');
    expect(await screen.findByText('1 unsaved change:')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save all' }));
    expect(screen.getByText('Correct first: Stock of Remedy 02')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stock of Remedy 02' }));
    expect((await edited()).getByLabelText('Units')).toHaveValue('x');
    await waitFor(() => expect(screen.getByLabelText('Units')).toHaveFocus());
    expect(bar()).not.toBeInTheDocument();
    await fill(user, 'Units', '7');
    await search('Remedy 03');
    await user.click(await screen.findByRole('button', { name: 'Save all' }));
    expect(await screen.findByText('Stock of Remedy 02: Done')).toBeVisible();
    expect(updates()).toEqual([{ productId: remedy02, updatedData: { stockSize: 7 } }]);
    await search('');
    await user.click((await edited()).getByRole('button', { name: /7.*Change the stock of Remedy 02/ }));
    await user.keyboard('8');
    await search('Remedy 03');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('An edit that failed says why, keeps its value and can be sent again', async () => {
    const { user, card } = await open();
    await backend.fail({ call: 'updateProduct', kind: '500', times: 2 });
    await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
    await user.keyboard('7{Enter}');
    expect(await card.findByText('Not saved: Internal Server Error')).toBeVisible();
    expect(card.getByRole('alert')).toHaveTextContent('Stock of Remedy 02. Not saved: Internal Server Error');
    expect(card.getByText('Units, yours: 7')).toBeVisible();
    await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
    expect(card.getByLabelText('Units')).toHaveValue('7');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(updates()).toHaveLength(2));
    await user.click(await card.findByRole('button', { name: 'Retry for Remedy 02' }));
    expect(await card.findByRole('button', { name: /7.*Change the stock/ })).toBeVisible();
    expect(updates()).toEqual(Array(3).fill({ productId: remedy02, updatedData: { stockSize: 7 } }));
  });

  it('What was discarded in the list is not sent by the result of Save all', async () => {
    const { user, card } = await open();
    await backend.fail({ call: 'updateProduct', kind: '500', times: 2 });
    await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
    await user.keyboard('7{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Save all' }));
    expect(await screen.findByRole('button', { name: 'Retry failed' })).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Discard for Remedy 02' }));
    expect(screen.getByText('0 of 1 done, 1 failed, 0 skipped')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry failed' })).not.toBeInTheDocument();
  });

  it('What is typed into a field while Save all sends its earlier value stays there, and is then saved over it', async () => {
    const { user, card } = await open();
    await backend.fail({ call: 'updateProduct', kind: '500', times: 1 });
    await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
    await user.keyboard('7{Enter}');
    await card.findByText(/^Not saved/);
    await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
    const release = backend.hold('updateProduct', 1);
    await user.click(screen.getByRole('button', { name: 'Save all' }));
    await waitFor(() => expect(updates()).toHaveLength(2));
    await user.type(card.getByLabelText('Units'), '5{Enter}');
    expect(card.getByLabelText('Units')).toHaveValue('75');
    release();
    expect(await screen.findByText('1 of 1 done, 0 failed, 0 skipped')).toBeVisible();
    await user.type(card.getByLabelText('Units'), '{Enter}');
    expect(await screen.findByText('Stock of Remedy 02 saved.')).toBeVisible();
    expect(updates()[2]).toEqual({ productId: remedy02, updatedData: { stockSize: 75 } });
  });

  it('What Save all is sending cannot be discarded', async () => {
    const { user, card } = await open();
    await backend.fail({ call: 'updateProduct', kind: '500', times: 2 });
    for (const value of ['stock', 'price']) {
      await user.click(card.getByRole('button', { name: new RegExp(`Change the ${value}`) }));
      await user.keyboard('7{Enter}');
    }
    expect(await screen.findByText('2 unsaved changes:')).toBeVisible();
    const release = backend.hold('updateProduct', 1);
    const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }));
    await user.click(bar.getByRole('button', { name: 'Save all' }));
    await waitFor(() => expect(updates()).toHaveLength(3));
    expect(bar.getByRole('button', { name: 'Discard' })).toBeDisabled();
    release();
    expect(await screen.findByText('2 of 2 done, 0 failed, 0 skipped')).toBeVisible();
  });

  describe('What Save all holds', () => {
    const bar = () => within(screen.getByRole('region', { name: 'Unsaved changes' }));

    async function type(user: UserEvent, name: string, brand: string) {
      const card = within(await panel().findByRole('article', { name }));
      await user.click(card.getByRole('button', { name: `Edit ${name}` }));
      await screen.findByRole('dialog', { name: 'Edit product' });
      await fill(user, 'Brand', brand);
    }
    async function leave() {
      act(() => window.history.back());
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    async function discard(user: UserEvent) {
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
      await user.click(question.getByRole('button', { name: 'Discard' }));
    }

    it('is not sent again once it failed and its form was changed since', async () => {
      const { user } = await open();
      await backend.fail({ call: 'updateProduct', kind: '500', times: 1 });
      await type(user, 'Remedy 01', 'Old');
      await leave();
      await user.click(bar().getByRole('button', { name: 'Save all' }));
      expect(await screen.findByRole('button', { name: 'Retry failed' })).toBeVisible();
      await type(user, 'Remedy 01', 'New');
      await leave();
      expect(bar().getByText('1 unsaved change:')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Retry failed' })).not.toBeInTheDocument();
    });

    it('is not sent at all once it is discarded while another change is being sent', async () => {
      const { user } = await open();
      for (const name of ['Remedy 01', 'Remedy 02']) {
        await type(user, name, 'Old');
        await leave();
      }
      const release = backend.hold('updateProduct', 1);
      await user.click(bar().getByRole('button', { name: 'Save all' }));
      await waitFor(() => expect(updates()).toHaveLength(1));
      await user.click(bar().getByRole('button', { name: 'Remedy 02' }));
      await screen.findByRole('dialog', { name: 'Edit product' });
      await discard(user);
      release();
      expect(await screen.findByText('1 of 2 done, 0 failed, 0 skipped, 1 not sent')).toBeVisible();
      expect(updates()).toHaveLength(1);
      expect(screen.queryByRole('button', { name: 'Send the rest' })).not.toBeInTheDocument();
      expect(asksBeforeLeaving()).toBe(false);
    });
  });

  it.each([
    ['edit in the list', 'updateProduct', /Change the stock of Remedy 02/, '7{Enter}'],
    ['deletion', 'deleteProduct', 'Delete Remedy 02', '{Tab}{Enter}'],
    ['batch', 'updateProduct', 'Edit in bulk', '{Tab}5{Enter}'],
  ] as const)('A slow %s is named after 8 s', async (_, call, opener, keys) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'], now: start });
    await openCards('?show=1');
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const release = backend.hold(call, 1);
    await user.click(await panel().findByRole('checkbox', { name: 'Select Remedy 02' }));
    await user.click(screen.getByRole('button', { name: opener }));
    await user.keyboard(keys);
    await waitFor(() => expect(requestsOf(backend, call)).toHaveLength(1));
    expect(screen.queryByText(slowText)).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(screen.getByText(slowText)).toBeVisible();
    release();
    await waitFor(() => expect(screen.queryByText(slowText)).not.toBeInTheDocument());
  });

  it('An edit or a deletion of which nobody knows whether it was stored says so, until the list loads', async () => {
    const { user, card } = await open();
    await loseResponses('updateProduct');
    await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
    await user.keyboard('7{Enter}');
    expect(await card.findByText('Not confirmed: We couldn’t reach the server. Check your connection.')).toBeVisible();
    await loseResponses('deleteProduct');
    await user.click(panel().getByRole('button', { name: 'Delete Remedy 03' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete this product?' }));
    const confirm = () => user.click(question.getByRole('button', { name: 'Delete' }));
    await confirm();
    expect(await question.findByText('We couldn’t confirm that Remedy 03 was deleted.')).toBeVisible();
    await backend.fail();
    await confirm();
    expect(await screen.findByText('Product deleted successfully!')).toBeVisible();
    expect(await card.findByRole('button', { name: /7.*Change the stock/ })).toBeVisible();
    expect(card.queryByText(/^Not confirmed/)).not.toBeInTheDocument();
  });

  it('A new product of which nobody knows whether it was stored is looked for before it is called unsaved', async () => {
    const { user } = await openDashboard('?show=1&product=new');
    const add = () => user.click(screen.getByRole('button', { name: 'Add product' }));
    await fill(user, 'Name', 'Drops');
    for (const label of ['Original price (CA$)', 'Selling price (CA$)', 'Stock (units)']) await fill(user, label, '9');
    await loseResponses('addProduct');
    await add();
    const unclear = await screen.findByText('We couldn’t confirm that Drops was saved.');
    await waitFor(() => expect(document.activeElement).toContainElement(unclear));
    await fill(user, 'Name', 'Drops 2');
    await backend.fail({ call: 'addProduct', kind: 'response-lost', times: 1 });
    await add();
    expect(await screen.findByText('Product added successfully!')).toBeVisible();
  });

  it('A new product whose response was lost is not added again by its form', async () => {
    const { user, store } = await openDashboard('?show=1&product=new');
    const add = () => user.click(screen.getByRole('button', { name: 'Add product' }));
    await fill(user, 'Name', 'Drops');
    for (const label of ['Original price (CA$)', 'Selling price (CA$)', 'Stock (units)']) await fill(user, label, '9');
    await loseResponses('addProduct');
    await add();
    await screen.findByText('We couldn’t confirm that Drops was saved.');
    await backend.fail();
    await act(async () => void store.dispatch(refetchProducts()));
    expect(await screen.findByText(/^Another product has this name/)).toBeVisible();
    await add();
    expect(await screen.findByText('Product added successfully!')).toBeVisible();
    expect(requestsOf(backend, 'addProduct')).toHaveLength(1);
  });

  it('A new product whose response was lost is found by Save all, which neither adds it again nor keeps its form', async () => {
    const { user } = await openDashboard('?show=1');
    await user.click(panel().getByRole('button', { name: 'Add New Product' }));
    await fill(user, 'Name', 'Drops');
    for (const label of ['Original price (CA$)', 'Selling price (CA$)', 'Stock (units)']) await fill(user, label, '9');
    await loseResponses('addProduct');
    await user.click(screen.getByRole('button', { name: 'Add product' }));
    await screen.findByText('We couldn’t confirm that Drops was saved.');
    await act(async () => window.history.back());
    await backend.fail();
    await user.click(await screen.findByRole('button', { name: 'Save all' }));
    expect(await screen.findByText('1 of 1 done, 0 failed, 0 skipped')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
    expect(requestsOf(backend, 'addProduct')).toHaveLength(1);
  });

  it('A success that the contract does not know is not called an error of the server', async () => {
    const { user, card } = await open();
    const response = { status: 200, body: '<h1>Hello</h1>', contentType: 'text/html' };
    await backend.fail({ call: 'updateProduct', kind: 'response', times: 1, response });
    await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
    await user.keyboard('7{Enter}');
    expect(await card.findByText('Not saved: We couldn’t read the server’s response.')).toBeVisible();
  });

  it('A value that somebody else changed meanwhile is shown beside ours: theirs is kept, or ours sent when asked', async () => {
    const { user, card } = await open();
    const enterSeven = async () => {
      await user.click(card.getByRole('button', { name: /Change the stock of Remedy 02/ }));
      await user.clear(card.getByLabelText('Units'));
      await user.keyboard('7{Enter}');
    };
    await changedElsewhere({ stockSize: 25 });
    await enterSeven();
    await user.click(await card.findByRole('button', { name: 'Keep theirs for Remedy 02' }));
    expect(await card.findByRole('button', { name: /25.*Change the stock/ })).toHaveFocus();
    await changedElsewhere({ stockSize: 24 }, 120_000);
    await enterSeven();
    expect(await card.findByText('Someone else has changed it since.')).toBeVisible();
    expect(card.getByText('Units now: 24')).toBeVisible();
    expect(card.getByText('Units, yours: 7')).toBeVisible();
    expect(updates()).toEqual([]);
    await user.click(card.getByRole('button', { name: 'Save mine for Remedy 02' }));
    await waitFor(() => expect(updates()).toEqual([{ productId: remedy02, updatedData: { stockSize: 7 } }]));
  });

  it('The form leads to what somebody else changed, with both values, and saves ours when asked', async () => {
    const { user } = await open();
    await user.click(panel().getByRole('button', { name: 'Edit Remedy 02' }));
    await screen.findByLabelText('Stock (units)');
    await fill(user, 'Stock (units)', '3');
    await fill(user, 'Selling price (CA$)', '10,5');
    await changedElsewhere({ oprice: 11.5, stockSize: 25 });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Units now: 25')).toBeVisible();
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    expect(screen.getByText('Selling price now: CA$11.50')).toBeVisible();
    expect(screen.getByText('Selling price, yours: CA$10.50')).toBeVisible();
    expect(updates()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    const updatedData = { oprice: 10.5, stockSize: 3 };
    await waitFor(() => expect(updates()).toEqual([{ productId: remedy02, updatedData }]));
  });

  it('“Keep theirs” in the form leads to the field that takes their value', async () => {
    const { user } = await open();
    await user.click(panel().getByRole('button', { name: 'Edit Remedy 02' }));
    await screen.findByLabelText('Stock (units)');
    await fill(user, 'Stock (units)', '3');
    await fill(user, 'Brand', 'Maple');
    await changedElsewhere({ stockSize: 25 });
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }));
    expect(screen.getByLabelText('Stock (units)')).toHaveValue('25');
    expect(screen.getByLabelText('Stock (units)')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(updates()).toEqual([{ productId: remedy02, updatedData: { brand: 'Maple' } }]));
  });

  it('A form that has changes stays where somebody else deleted its product', async () => {
    const { user } = await open();
    await user.click(panel().getByRole('button', { name: 'Edit Remedy 02' }));
    await screen.findByLabelText('Brand');
    await fill(user, 'Brand', 'Maple');
    await backend.store.transact((state) => {
      state.products = state.products.filter(({ _id }) => _id !== remedy02);
    });
    vi.setSystemTime(start.getTime() + 60_000);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('This product no longer exists.')).toBeVisible();
    expect(screen.getByLabelText('Brand')).toHaveValue('Maple');
  });
});

describe('admin product batches', () => {
  const id = (number: number) => `65a00000000000000000010${number}`;

  beforeEach(threeRemedies);

  async function selectAll(user: UserEvent) {
    await user.click(await panel().findByRole('checkbox', { name: 'Select Remedy 01' }));
    await user.click(screen.getByRole('button', { name: 'Select all 3 found' }));
  }

  /** Selects all three products and opens the dialog that changes them together. */
  async function openBulk(user: UserEvent) {
    await selectAll(user);
    expect(screen.getByText('3 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit in bulk' }));
    return within(await screen.findByRole('dialog', { name: 'Change 3 products' }));
  }

  const results = () =>
    within(screen.getByRole('list', { name: 'Result for each product' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('Prices change by percent: a preview in cents, one request for each product, and a result with the focus, each time', async () => {
    const { user } = await openCards('?show=1');
    const dialog = await openBulk(user);
    await user.type(dialog.getByLabelText('Percent'), 'ten{Enter}');
    expect(dialog.getByLabelText('Percent')).toHaveAccessibleDescription(/Enter a number/);
    expect(updates()).toEqual([]);
    await user.clear(dialog.getByLabelText('Percent'));
    await user.type(dialog.getByLabelText('Percent'), '-7.5');
    const preview = within(dialog.getByRole('list', { name: 'Preview' }));
    expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Remedy 01Selling price: CA$11.00 → CA$10.18',
      'Remedy 02Selling price: CA$12.00 → CA$11.10',
      'Remedy 03Selling price: CA$13.00 → CA$12.03',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Change 3 products' }));
    expect(await screen.findByText('3 of 3 done, 0 failed, 0 skipped')).toBeVisible();
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(updates()).toEqual([
      { productId: id(1), updatedData: { oprice: 10.18 } },
      { productId: id(2), updatedData: { oprice: 11.1 } },
      { productId: id(3), updatedData: { oprice: 12.03 } },
    ]);
    expect(await panel().findByRole('button', { name: /CA\$10\.18/ })).toBeVisible();
    expect(screen.queryByText('3 selected')).not.toBeInTheDocument();

    const result = async () => (await screen.findByText('3 of 3 done, 0 failed, 0 skipped')).closest('[tabindex]');
    expect(await result()).toHaveFocus();
    const again = await openBulk(user);
    await user.type(again.getByLabelText('Percent'), '5');
    await user.click(again.getByRole('button', { name: 'Change 3 products' }));
    await waitFor(() => expect(updates()).toHaveLength(6));
    expect(await result()).toHaveFocus();
  });

  it('Ticked products that a search hides are listed with a mark before they are changed, and can be left out', async () => {
    const { user } = await openCards('?show=1');
    await selectAll(user);
    await user.click(panel().getByRole('searchbox'));
    await user.paste('Remedy 02');
    expect(await screen.findByText('3 selected, 2 of them hidden by the search or a filter')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit in bulk' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 3 products' }));
    const listed = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    const mark = '(hidden by the search or a filter)';
    expect(listed()).toEqual([`Remedy 01 ${mark}`, 'Remedy 02', `Remedy 03 ${mark}`]);
    await user.click(dialog.getByRole('button', { name: 'Leave out 2 hidden' }));
    expect(listed()).toEqual(['Remedy 02']);
    await user.type(dialog.getByLabelText('Percent'), '-10');
    await user.click(dialog.getByRole('button', { name: 'Change 1 product' }));
    await waitFor(() => expect(updates()).toEqual([{ productId: id(2), updatedData: { oprice: 10.8 } }]));
  });

  it('A bulk change that is being typed stays open where an edit in the list fails meanwhile', async () => {
    const { user } = await openCards('?show=1');
    await backend.fail({ call: 'updateProduct', kind: '500', times: 1 });
    const release = backend.hold('updateProduct', 1);
    await user.click(await panel().findByRole('button', { name: /Change the stock of Remedy 02/ }));
    await user.keyboard('7{Enter}');
    const dialog = await openBulk(user);
    await user.type(dialog.getByLabelText('Percent'), '-10');
    release();
    expect(await screen.findByText('1 unsaved change:')).toBeInTheDocument();
    expect(dialog.getByLabelText('Percent')).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('3 selected')).not.toBeInTheDocument();
  });

  it('A product that somebody else changed is skipped, one that failed is retried', async () => {
    const { user } = await openCards('?show=1');
    const dialog = await openBulk(user);
    await user.selectOptions(dialog.getByLabelText('What to change'), 'Add to stock');
    await user.type(dialog.getByLabelText('Units to add'), '5');
    await changeProduct(backend, 'Remedy 03', { stockSize: 2 });
    await backend.fail({ call: 'updateProduct', kind: '500', times: 1 });
    await user.click(dialog.getByRole('button', { name: 'Change 3 products' }));
    expect(await screen.findByText('1 of 3 done, 1 failed, 1 skipped')).toBeVisible();
    expect(screen.queryByText('Product updated successfully!')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(results()).toEqual([
        'Remedy 01: Failed, Internal Server Error',
        'Remedy 03: Skipped, Stock (units) was 30 and is now 2',
        'Remedy 02: Done',
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Retry failed' }));
    expect(await screen.findByText('2 of 3 done, 0 failed, 1 skipped')).toBeVisible();
    expect(updates()).toEqual([
      { productId: id(1), updatedData: { stockSize: 35 } },
      { productId: id(2), updatedData: { stockSize: 35 } },
      { productId: id(1), updatedData: { stockSize: 35 } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Send skipped anyway' }));
    expect(await screen.findByText('3 of 3 done, 0 failed, 0 skipped')).toBeVisible();
    expect(updates()[3]).toEqual({ productId: id(3), updatedData: { stockSize: 35 } });
  });

  it('A change whose response was lost is not called failed, and the list at the end finds it stored', async () => {
    const { user } = await openCards('?show=1');
    const dialog = await openBulk(user);
    await user.type(dialog.getByLabelText('Percent'), '-10');
    const release = backend.hold('updateProduct', 1);
    await user.click(dialog.getByRole('button', { name: 'Change 3 products' }));
    await waitFor(() => expect(updates()).toHaveLength(1));
    await loseResponses('updateProduct');
    release();
    expect(await screen.findByText('0 of 3 done, 3 failed, 0 skipped')).toBeVisible();
    expect(results()[0]).toBe('Remedy 01: Not confirmed, We couldn’t reach the server. Check your connection.');
    await backend.fail();
    await user.click((await screen.findAllByRole('button', { name: 'Retry' }))[0] ?? document.body);
    expect(await screen.findByText('3 of 3 done, 0 failed, 0 skipped')).toBeVisible();
    expect(updates()).toHaveLength(3);
  });

  it('Stop leaves the rest unsent, and Send the rest goes on', async () => {
    const { user } = await openCards('?show=1');
    const dialog = await openBulk(user);
    await user.selectOptions(dialog.getByLabelText('What to change'), 'Set category to');
    await user.type(dialog.getByLabelText('Category'), 'Tea');
    const release = backend.hold('updateProduct');
    await user.click(dialog.getByRole('button', { name: 'Change 3 products' }));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    release();
    expect(await screen.findByText('1 of 3 done, 0 failed, 0 skipped, 2 not sent')).toBeVisible();
    expect(results().slice(0, 2)).toEqual(['Remedy 02: Not sent', 'Remedy 03: Not sent']);
    expect(updates()).toHaveLength(1);
    expect(asksBeforeLeaving()).toBe(true);
    // The next batch keeps the rest.
    await user.click(panel().getByRole('checkbox', { name: 'Select Remedy 01' }));
    await user.click(screen.getByRole('button', { name: 'Edit in bulk' }));
    await user.selectOptions(screen.getByLabelText('What to change'), 'Add to stock');
    await user.type(screen.getByLabelText('Units to add'), '5{Enter}');
    expect(await screen.findByText('1 of 3 done, 0 failed, 0 skipped, 2 not sent')).toBeVisible();
    expect(updates()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Send the rest' }));
    expect(await screen.findByText('3 of 3 done, 0 failed, 0 skipped')).toBeVisible();
    expect(updates().slice(2)).toEqual([2, 3].map((n) => ({ productId: id(n), updatedData: { category: 'Tea' } })));
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('A batch does not count a failure as done while it runs, and Stop becomes no other button', async () => {
    const { user } = await openCards('?show=1');
    const dialog = await openBulk(user);
    await user.type(dialog.getByLabelText('Percent'), '-10');
    await backend.fail({ call: 'updateProduct', kind: '500', times: 1 });
    const releaseFirst = backend.hold('updateProduct', 1);
    await user.click(dialog.getByRole('button', { name: 'Change 3 products' }));
    await waitFor(() => expect(updates()).toHaveLength(1));
    const releaseSecond = backend.hold('updateProduct', 1);
    releaseFirst();
    expect(await screen.findByText('0 of 3 done, 1 failed, 0 skipped')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    releaseSecond();
    const stopped = await screen.findByText('1 of 3 done, 1 failed, 0 skipped, 1 not sent');
    expect(stopped.closest('[tabindex]')).toHaveFocus();
  });

  it('A copy opens the form filled in, with a name of its own, and is sent with all pictures', async () => {
    const images = [1, 2, 3, 4, 5, 6].map((number) => `https://pictures.shop.test/${number}.webp`);
    await stock(backend, shelf(1, { images }));
    const { user } = await openCards('?show=1');
    await user.click(await panel().findByRole('button', { name: 'Duplicate Remedy 01' }));
    const form = within(await screen.findByRole('dialog', { name: 'Duplicate product' }));
    expect(form.getByLabelText('Name')).toHaveValue('Remedy 01 (copy)');
    await user.click(form.getByRole('button', { name: 'Add product' }));
    expect(await panel().findByRole('article', { name: 'Remedy 01 (copy)' })).toBeVisible();
    const [sent] = requestsOf(backend, 'addProduct').map(({ body }) => body);
    expect(sent).toMatchObject({ name: 'Remedy 01 (copy)', oprice: 11, images, image5: images[4] });
  });
});

describe('admin two at once', () => {
  beforeEach(() => adminSignedIn());

  /** After that, the list on the screen is too old for a change to rely on. */
  function pass(ms: number) {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(now + ms);
  }

  /** What another administrator does to Asha's newest orders. */
  async function setByOther(status: string, count = 1) {
    return backend.store.transact((state) => {
      const id = state.users[0]?._id;
      const groups = state.orderGroups.filter(({ userId }) => userId === id).slice(-count);
      for (const booking of groups.flatMap(({ bookings }) => bookings)) booking.OrderStatus = status;
      return groups.map(({ _id }) => _id);
    });
  }

  const sentStatuses = () =>
    requestsOf(backend, 'updateUserOrderStatus').map(({ body }) => (body as { newStatus: string }).newStatus);

  async function ashasOrders() {
    return within(await panel().findByRole('list', { name: 'Orders of Asha Rao' }));
  }

  async function choose(user: UserEvent, status: string) {
    const [select] = (await ashasOrders()).getAllByRole('combobox');
    await user.selectOptions(select ?? document.body, status);
  }

  it('A status that someone else changed meanwhile is shown with the choice and not sent: theirs is kept, or ours set', async () => {
    const { user } = await open('?tab=user&show=1');
    await ashasOrders();
    await setByOther('Delivered');
    pass(6000);
    await choose(user, 'Shipped');
    expect(await panel().findByRole('alert')).toHaveTextContent(
      'You saw Confirmed. It is now Delivered. You chose Shipped, which has not been sent.',
    );
    await user.click(panel().getByRole('button', { name: /^Keep Delivered/ }));
    expect(panel().queryByRole('alert')).not.toBeInTheDocument();
    const [select] = (await ashasOrders()).getAllByRole('combobox');
    expect(select).toHaveValue('Delivered');
    expect(select).toHaveFocus();

    await setByOther('In-transit');
    pass(6000);
    await choose(user, 'Shipped');
    await panel().findByText(/^You saw Delivered\. It is now In-transit\./);
    expect(sentStatuses()).toEqual([]);
    await user.click(panel().getByRole('button', { name: /^Set Shipped anyway/ }));
    expect(await panel().findByText('Saved')).toBeVisible();
    expect(sentStatuses()).toEqual(['Shipped']);
  });

  it('A saved status that someone else set back reads as theirs once the list is newer, and no longer as saved', async () => {
    const { user } = await open('?tab=user&show=1');
    await choose(user, 'Shipped');
    expect(await panel().findByText('Saved')).toBeVisible();
    await setByOther('Confirmed');
    pass(6000);
    const [, second] = (await ashasOrders()).getAllByRole('combobox');
    await user.selectOptions(second ?? document.body, 'Delivered');
    await waitFor(async () => expect((await ashasOrders()).getAllByRole('combobox')[0]).toHaveValue('Confirmed'));
    // Only that of the second order.
    await waitFor(() => expect(panel().getAllByText('Saved')).toHaveLength(1));
  });

  it('A status whose response was lost reads as saved once the list has it', async () => {
    const { user } = await open('?tab=user&show=1');
    await backend.fail({ call: 'updateUserOrderStatus', kind: 'response-lost', times: 1 });
    await choose(user, 'Shipped');
    expect(await panel().findByText('Saved')).toBeVisible();
    expect(panel().queryByText(/^Not changed/)).not.toBeInTheDocument();
  });

  it('A bulk change names the orders that someone else changed and sets them only when confirmed', {
    tags: 'long',
  }, async () => {
    const { user } = await open('?tab=user&show=1');
    const orders = await ashasOrders();
    for (const box of orders.getAllByRole('checkbox')) await user.click(box);
    await setByOther('Delivered');
    pass(6000);
    await changeSelected(user, 'In-transit', 3);
    expect(await screen.findByText('2 of 3 done, 0 failed, 1 skipped')).toBeVisible();
    expect(screen.getByText(/of Asha Rao: Skipped, was Confirmed and is now Delivered/)).toBeVisible();
    expect(sentStatuses()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Send skipped anyway' }));
    expect(await screen.findByText('3 of 3 done, 0 failed, 0 skipped')).toBeVisible();
    expect(sentStatuses()).toHaveLength(3);
  });
});
