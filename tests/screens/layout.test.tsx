import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FloatingContact } from '@/features/layout/FloatingContact';
import { focusHeading, restoreScroll } from '@/features/layout/routeChange';
import { holdVersion, newVersion } from '@/lib/version';
import { startBackend } from '../support/backend';
import { cartItem, product, sellFew, user } from '../support/fixtures';
import { renderApp, storeSlices } from '../support/renderApp';
import { phoneWindow } from '../support/windows';

const backend = startBackend();
beforeEach(() => sellFew(backend));

const header = () => within(screen.getByRole('banner'));

const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));

const footer = () => within(screen.getByRole('contentinfo'));

const address = () => window.location.pathname + window.location.search;

function signedIn(lines = 0) {
  const items = Array.from({ length: lines }, (_, index) => ({ ...cartItem(product(), 5), _id: `line-${index}` }));
  storeSlices({ user: { current: user({ myCart: [{ items }] }) } });
}

it('a signed-out shopper has a skip link, and in the header Login, Sign Up, the cart and the specified pages', async () => {
  const { user: person } = await renderApp('/about-us');
  await person.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  for (const [name, href] of [
    ['Tulsi North, home', '/'],
    ['Login', '/sign-in'],
    ['Sign Up', '/sign-up'],
    ['Cart', '/cart'],
  ] as const)
    expect(header().getByRole('link', { name })).toHaveAttribute('href', href);
  expect(header().getByRole('link', { name: 'Cart' })).toHaveTextContent(/^$/);
  const links = nav()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Home', '/'],
    ['Men', '/medicines?category=Men'],
    ['Women', '/medicines?category=Women'],
    ['Medicine', '/medicines?category=Medicine'],
    ['About Us', '/about-us'],
  ]);
  // These are not links.
  expect(nav().getByText('Blogs')).toBeInTheDocument();
  expect(nav().getByText('Contact Us')).toBeInTheDocument();
  expect(nav().getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
});

it('the badge of the cart counts its lines; the account menu links to the account, and Logout returns to the home page', async () => {
  signedIn(3);
  const { user: person } = await renderApp('/about-us');
  expect(header().getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent(/^3$/);
  await person.click(header().getByRole('button', { name: /Account of/ }));
  expect(header().getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/myaccount/orders');
  expect(header().getByRole('link', { name: 'Address' })).toHaveAttribute('href', '/myaccount/addresses');
  await person.click(header().getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(header().getByRole('link', { name: 'Login' })).toBeInTheDocument();
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

it('the Products menu has one link per brand, after a Retry if they failed to load', async () => {
  await backend.fail({ call: 'getProducts', kind: '500', times: 1 });
  const { user: person } = await renderApp('/about-us');
  await person.click(nav().getByRole('button', { name: 'Products' }));
  await person.click(await nav().findByRole('button', { name: 'Retry' }));
  expect(await nav().findByRole('link', { name: 'Brahmanand' })).toHaveAttribute('href', '/medicines/Brahmanand');
});

it('the mobile menu greets the customer by full name, has the same entries, and logs out; an empty cart has no badge', async () => {
  signedIn();
  const { user: person } = await renderApp('/cart');
  expect(header().getByRole('link', { name: 'Cart' })).toHaveTextContent(/^$/);
  await person.click(header().getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByText('Hello, Noor Gill')).toBeVisible();
  expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  for (const name of ['About Us', 'Testimonials', 'Blogs', 'Contact Us'])
    expect(menu.getByRole('link', { name })).toHaveAttribute('href', '/about-us');
  await person.click(menu.getByRole('button', { name: 'Account' }));
  expect(menu.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/myaccount/wishlist');
  expect(menu.getByRole('link', { name: 'Address' })).toHaveAttribute('href', '/myaccount/addresses');
  await person.click(menu.getByRole('button', { name: 'Products' }));
  await person.click(await menu.findByRole('link', { name: 'Brahmanand' }));
  expect(address()).toBe('/medicines/Brahmanand');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await person.click(header().getByRole('button', { name: 'Menu' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/');
});

it('the mobile menu closes on Escape, on a press beside it and when the focus leaves it', async () => {
  const { user: person } = await renderApp('/about-us');
  const opener = header().getByRole('button', { name: 'Menu' });
  await person.click(opener);
  expect(screen.getByRole('dialog', { name: 'Menu' })).toContainElement(document.activeElement as HTMLElement);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await person.click(opener);
  await person.click(screen.getByRole('dialog', { name: 'Menu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await person.click(opener);
  screen.getByRole('button', { name: 'Close' }).focus();
  await person.tab();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(opener).not.toHaveFocus();
});

it('the footer shows its statements; only WhatsApp, e-mail address, phone number and the other language are links', async () => {
  await renderApp('/about-us');
  expect(
    footer().getByText(/only a seller.* not their manufacturer, nor .* representative or customer care/),
  ).toBeVisible();
  expect(footer().getByText(/your own doctor/)).toBeVisible();
  expect(footer().getByText('By WhatsApp or email only.')).toBeVisible();
  expect(footer().getByText('Minimum order CA$50.00, excluding shipping')).toBeVisible();
  expect(footer().getByText('© 2025 Tulsi North')).toBeVisible();
  for (const name of [
    'Payment Method',
    'Contact Us',
    'Shipping Policy',
    'Refund Policy',
    'Cancellation Policy',
    'Track Order',
  ])
    expect(footer().getByText(name)).toBeVisible();
  const networks = within(footer().getByRole('list', { name: 'We are also on' })).getAllByRole('listitem');
  expect(networks.map((network) => network.textContent)).toEqual(['Facebook', 'Instagram', 'X', 'YouTube']);
  // Payment methods and couriers: decoration.
  expect(screen.getByRole('contentinfo').querySelectorAll('[aria-hidden] > svg[viewBox="0 0 64 40"]')).toHaveLength(4);
  const links = footer().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=Hello%2C%20I%20need%20assistance\.$/),
    'mailto:care@shop.test',
    'tel:+14165550137',
    '/fr/about-us',
  ]);
});

it('navigation sets the title and focuses the h1; a wide screen has the contact buttons too', async () => {
  const { user: person } = await renderApp('/medicines');
  expect(document.body).toHaveFocus();
  await person.click(nav().getByRole('link', { name: 'About Us' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(document.title).toBe('About Us – Tulsi North');
  expect(await screen.findByRole('complementary', { name: 'Contact' })).toBeInTheDocument();
});

describe('floating contact', () => {
  const contact = () => screen.findByRole('complementary', { name: 'Contact' });

  const position = async () => (await contact()).querySelector('[data-position]')?.getAttribute('data-position');

  const expectPosition = (expected: string) => waitFor(async () => expect(await position()).toBe(expected));

  /** jsdom has no layout: the test says which elements are at a point. */
  function stubElementsAt(at: (x: number) => Element[]) {
    document.elementsFromPoint = (x) => at(x);
  }

  /** Opens a page on a phone, with nothing under the buttons. */
  async function openOnPhone(path = '/about-us') {
    phoneWindow();
    stubElementsAt(() => []);
    return renderApp(path);
  }

  it('the contact buttons open a chat and a call; they are hidden while the page scrolls or a field has the focus', async () => {
    await openOnPhone();
    const links = within(await contact());
    expect(links.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      'https://wa.me/14165550137?text=Hello%2C%20I%20need%20assistance.',
    );
    expect(links.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+14165550137');
    await expectPosition('visible');
    const buttons = (await contact()).querySelector('[data-position]');
    fireEvent.scroll(window);
    expect(buttons).toHaveAttribute('data-position', 'hidden');
    await expectPosition('visible');
    await userEvent.click(screen.getByRole('button', { name: 'Open search' }));
    const box = await screen.findByRole('combobox', { name: 'Search products' });
    act(() => box.focus());
    expect(await position()).toBe('hidden');
    act(() => box.blur());
    await expectPosition('visible');
  });

  it('the contact buttons move to the edge over a control or a detail, and hide if the edge is covered too', async () => {
    await openOnPhone();
    Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 360 });
    for (const name of ['button', 'dd']) {
      const covered = document.body.appendChild(document.createElement(name));
      stubElementsAt((x) => (x < 340 ? [covered] : []));
      fireEvent.scroll(window);
      await expectPosition('edge');
      stubElementsAt(() => [covered]);
      fireEvent.scroll(window);
      await expectPosition('hidden');
      covered.remove();
    }
  });

  it.each(['/sign-in', '/sign-up'])('%s, a page of fields, has no contact buttons', (path) => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <FloatingContact />
      </MemoryRouter>,
    );
    expect(screen.queryByRole('complementary', { name: 'Contact' })).not.toBeInTheDocument();
  });
});

describe('design', () => {
  /** Parts of other primitives, and those without a visible output of their own. */
  const exempt = [
    'Choices',
    'EnglishText',
    'ErrorBoundary',
    'Select',
    'SlickCarousel',
    'Toast',
    'VisuallyHidden',
    'WhenNear',
    'Zoom',
  ];

  // Rendering all primitives at once is slow in jsdom.
  it('the design page shows every primitive, and every contrast is sufficient', {
    tags: 'long',
    timeout: 120_000,
  }, async () => {
    await import('@/pages/DesignPage');
    await renderApp('/design');
    await screen.findByText('Design system');
    const primitives = Object.keys(import.meta.glob('/src/ui/[A-Z]*.tsx')).map((file) =>
      file.replace(/.*\/|\.tsx/g, ''),
    );
    // Queries by role take seconds on a page of this size.
    const shown = [...document.querySelectorAll('h3')].map((heading) => heading.textContent);
    expect(primitives.filter((name) => !exempt.includes(name) && !shown.includes(name))).toEqual([]);
    expect(document.body.textContent?.match(/✓/g)?.length).toBeGreaterThan(30);
    expect(document.body).not.toHaveTextContent('✗');
  });
});

describe('focus heading', () => {
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
});

describe('scroll positions', () => {
  function scroll(top: number) {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
    fireEvent.scroll(window);
  }

  async function scrollDown(top: number) {
    scroll(top);
    await waitFor(() => expect(window.history.state).toMatchObject({ scroll: top }));
  }

  it.each(['/sign-in', '/sign-in#part'])(
    'the history entry of %s stores its scroll position beside the router’s state, and Back restores it',
    async (address) => {
      const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
      await renderApp(address);
      const link = await screen.findByRole('link', { name: 'Create an account' });
      await scrollDown(480);
      scroll(640);
      // Pressed before the position of the last scroll is stored.
      fireEvent.click(link);
      await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
      expect(window.history.state).not.toHaveProperty('scroll');
      await scrollDown(120);
      expect(window.history.state).toHaveProperty('key');
      vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
      act(() => window.history.back());
      await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 640 }));
    },
  );

  it('a page that has become shorter stays where it is, instead of jumping to its end while it is read', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 5000));
    restoreScroll(640);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('a position that arrives after the navigation is not stored with the next page', async () => {
    await renderApp('/sign-in');
    fireEvent.scroll(window);
    window.history.pushState({ key: 'next' }, '', '/sign-up');
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(window.history.state).toEqual({ key: 'next' });
  });
});

describe('new version', () => {
  const ready = 'A new version is ready.';
  const offer = (load = vi.fn(async () => true)) => {
    act(() => newVersion.set(load));
    return load;
  };
  afterEach(() => newVersion.set(null));

  it('a new version is offered beside the toasts, and Reload loads it', async () => {
    const { user: person } = await renderApp('/about-us');
    const load = offer();
    await screen.findByText(ready);
    await person.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  it('Later hides the offer, and the next version is offered again', async () => {
    const { user: person } = await renderApp('/about-us');
    offer();
    await screen.findByText(ready);
    await person.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText(ready)).not.toBeInTheDocument();
    offer();
    await screen.findByText(ready);
  });

  it('nothing is offered while this tab holds the version', async () => {
    await renderApp('/about-us');
    let letGo = () => {};
    act(() => {
      letGo = holdVersion();
    });
    offer();
    await screen.findByRole('region', { name: 'New version' });
    expect(screen.queryByText(ready)).not.toBeInTheDocument();
    act(() => letGo());
    await screen.findByText(ready);
  });

  it('a version that another tab holds is not loaded, and the shopper learns why', async () => {
    const { user: person } = await renderApp('/about-us');
    offer(vi.fn(async () => false));
    await person.click(await screen.findByRole('button', { name: 'Reload' }));
    await screen.findByText(/^Finish checkout in your other tab/);
  });
});
