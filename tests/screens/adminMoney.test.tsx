import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackend } from '../support/backend';
import { adminSignedIn, openDashboard as open, panel } from '../support/dashboard';
import { stubMedia } from '../support/windows';

const backend = startBackend();

beforeEach(() => adminSignedIn());

describe('admin money', () => {
  it('The payments come first; a switch, stored in the URL, shows the chart and the totals above them', async () => {
    const { user } = await open('?tab=payments');
    await panel().findByText('16 payments');
    expect(panel().queryByRole('heading', { name: 'Totals' })).not.toBeInTheDocument();
    const choice = panel().getByRole('button', { name: 'Chart and totals' });
    await user.click(choice);
    expect(await panel().findByRole('img', { name: /^Paid per day/ })).toBeVisible();
    expect(panel().getByRole('table', { name: 'Totals by month' })).toHaveTextContent('CA$946.10');
    expect(choice).toHaveAttribute('aria-pressed', 'true');
    expect(window.location.search).toContain('totals=1');
    await user.click(choice);
    expect(panel().queryByRole('heading', { name: 'Totals' })).not.toBeInTheDocument();
  });

  it('Escape hides what the chart says of a bar until the pointer comes to another (WCAG 1.4.13)', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 256));
    const { user } = await open('?tab=payments&totals=1');
    const image = await panel().findByRole('img', { name: /^Paid per day/ });
    await waitFor(() => expect(image.querySelector('.recharts-bar-rectangle')).not.toBeNull());
    const tooltip = image.querySelector('.recharts-tooltip-wrapper');
    const point = (clientX: number) =>
      fireEvent.mouseMove(image.querySelector('.recharts-wrapper') ?? image, { clientX, clientY: 100 });
    point(150);
    await waitFor(() => expect(tooltip).toHaveStyle({ visibility: 'visible' }));
    await user.keyboard('{Escape}');
    expect(tooltip).toHaveStyle({ visibility: 'hidden' });
    point(250);
    await waitFor(() => expect(tooltip).toHaveStyle({ visibility: 'visible' }));
  });

  it('The payments by month say in words how much more or less was paid than before', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-12-15T12:00:00') });
    const { user } = await open('?tab=payments');
    await user.click(await panel().findByRole('link', { name: 'By period' }));
    const table = within(await panel().findByRole('table', { name: 'Paid by period' }));
    const [, newest, ...older] = table.getAllByRole('row');
    expect(newest).toHaveTextContent(/^October 2025/);
    expect(newest).toHaveTextContent(/CA\$[\d,.]+ (more|less) \([+−]\d+%\)/);
    expect(older.at(-1)).toHaveTextContent('Not compared');
    expect(panel().getByRole('img', { name: /^Paid per month/ })).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'By week' }));
    expect(await panel().findByRole('img', { name: /^Paid per week/ })).toBeVisible();
    expect(panel().getAllByRole('rowheader', { name: /^Week of / }).length).toBeGreaterThan(0);
    expect(new URLSearchParams(window.location.search).get('by')).toBe('week');
  });

  it('After a month of refunds only, the next one is compared without a percentage', async () => {
    await backend.store.transact(({ orderGroups, guestGroups }) => {
      guestGroups.splice(0);
      orderGroups.splice(2);
      for (const [index, { bookings }] of orderGroups.entries())
        for (const { payment_info, shipping_info } of bookings) {
          payment_info.amount = index ? 30 : -10;
          shipping_info.shipping_date = `2025-0${index + 3}-15T14:00:00Z`;
        }
    });
    await open('?tab=payments&money=periods');
    const [, newest] = await panel().findAllByRole('row');
    expect(newest).toHaveTextContent(/CA\$30\.00CA\$40\.00 more$/);
  });

  it('Where every order was refunded, no goods are sold, which is no unknown amount', async () => {
    await backend.store.transact(({ orderGroups, guestGroups }) => {
      guestGroups.splice(0);
      for (const { bookings } of orderGroups) for (const booking of bookings) booking.OrderStatus = 'Refunded';
    });
    await open('?tab=payments&money=sales');
    expect(await panel().findByText(/left out\.$/)).toHaveTextContent('Refunded orders and those that repeat');
    expect(panel().getByText('Goods, excluding shipping').nextSibling).toHaveTextContent('CA$0.00');
  });

  it('Payments outside the listed periods are counted below the table', async () => {
    await backend.store.transact((state) => {
      const days = ['2031-01-01T12:00:00Z', '1970-01-01T12:00:00Z'];
      const bookings = state.orderGroups.flatMap((group) => group.bookings);
      days.forEach((day, index) => {
        const booking = bookings[index];
        if (booking) booking.shipping_info = { ...booking.shipping_info, shipping_date: day };
      });
    });
    await open('?tab=payments&money=periods');
    expect(await panel().findByText('1 order is dated in the future, and in no period.')).toBeVisible();
    expect(panel().getByText('1 order is earlier. Choose dates to see its period.')).toBeVisible();
  });

  it('The sales name discounts by product and by brand, and survive a failed catalogue', async () => {
    await backend.fail({ call: 'adminGetProducts', kind: '500', times: 'always' });
    const { user } = await open('?tab=payments&money=sales');
    expect(await panel().findByText(/so brands and discounts are unknown/)).toBeVisible();
    await backend.fail();
    await user.click(panel().getByRole('button', { name: 'Retry' }));
    const products = await panel().findByRole('table', { name: 'By product' });
    expect(products).toHaveTextContent('Ashwagandha Root Capsules');
    expect(await panel().findByText('Discounts given')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'By brand' }));
    expect(await panel().findByRole('table', { name: 'By brand' })).not.toHaveTextContent('Ashwagandha Root Capsules');
  });

  it('Each flag lists its bookings and what to do, and a booking opens from there', async () => {
    const { user } = await open('?tab=payments');
    await user.click(await panel().findByRole('link', { name: 'To reconcile (4)' }));
    const same = within(await panel().findByRole('region', { name: 'Duplicate transaction' }));
    expect(same.getByText(/these orders share one payment/)).toBeVisible();
    expect(same.getAllByRole('listitem')).toHaveLength(2);
    const differs = panel().getByRole('region', { name: 'Amount differs from order total' });
    expect(differs).toHaveTextContent(/CA\$[\d.]+ too (much|little)/);
    const [link] = same.getAllByRole('link');
    await user.click(link ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Order' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.selectOptions(panel().getByLabelText('Kind'), 'customer');
    expect(
      within(panel().getByRole('region', { name: 'Missing transaction ID' })).getByText('Nothing to do.'),
    ).toBeVisible();
    // The link counts what the report then lists.
    expect(panel().getByRole('link', { name: /^To reconcile/ })).toHaveTextContent(/^To reconcile$/);
  });

  it('The link to all payments of a flag shows as many as it says, whatever the search was', async () => {
    await backend.store.transact(({ guestGroups }) => {
      const [group] = guestGroups;
      const [booking] = group?.bookings ?? [];
      if (!group || !booking) throw new Error();
      group.bookings = Array.from({ length: 25 }, (_, at) => ({ ...booking, _id: `${at}` }));
    });
    const { user } = await open('?tab=payments&money=reconcile&q=nobody');
    await user.click((await panel().findAllByRole('link', { name: /^Show all/ }))[0] ?? document.body);
    expect(await panel().findByText(/^2\d of \d+ payments$/)).toBeVisible();
  });

  it('Dates without payments say so in every report', { tags: 'long' }, async () => {
    for (const view of ['periods', 'sales', 'reconcile']) {
      const { unmount } = await open(`?tab=payments&money=${view}&from=1990-01-01&to=1990-01-02`);
      expect(await panel().findByText('No payments match these filters.')).toBeVisible();
      unmount();
    }
  });
});

describe('admin print', () => {
  beforeEach(() => void stubMedia((query) => query !== 'print'));

  const print = (name: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(name)));

  it('The printed products are all of the list, not those of its page, and as many as before stay on the screen', async () => {
    await open('?tab=product&show=1&view=table');
    const table = await panel().findByRole('table', { name: 'Products' });
    const rows = () => within(table).getAllByRole('row');
    await waitFor(() => expect(rows()).toHaveLength(26));
    print('beforeprint');
    expect(rows()).toHaveLength(69);
    expect(within(table).queryByRole('button')).not.toBeInTheDocument();
    print('afterprint');
    await waitFor(() => expect(rows()).toHaveLength(26));
  });

  it('Printed cards are all of the list', { tags: 'long' }, async () => {
    await open('?tab=product&show=1&view=cards');
    await waitFor(() => expect(panel().getAllByRole('article').length).toBeGreaterThan(3));
    print('beforeprint');
    expect(panel().getAllByRole('article')).toHaveLength(68);
  });

  it('Printing leaves the totals as they were opened', async () => {
    const { user } = await open('?tab=payments&totals=1&view=cards');
    const days = await panel().findByRole('button', { name: 'By day' });
    await user.click(days);
    print('beforeprint');
    print('afterprint');
    expect(panel().getByRole('button', { name: 'By day' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('A printed user shows every order with its status as text', async () => {
    await open('?tab=user&show=1&view=cards');
    const name = 'Asha Rao';
    const orders = within(await screen.findByRole('list', { name: `Orders of ${name}` }));
    expect(orders.getAllByRole('listitem')).toHaveLength(3);
    print('beforeprint');
    expect(orders.getAllByRole('listitem')).toHaveLength(4);
    expect(orders.getAllByText('Confirmed')[0]).toBeVisible();
    expect(orders.queryByRole('combobox')).not.toBeInTheDocument();
    expect(orders.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
