import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { showTheme } from '@/lib/theme';
import { keepFocus } from '@/ui/keepFocus';
import { MenuButton } from '@/ui/MenuButton';
import { SlickCarousel, useAutoplay } from '@/ui/SlickCarousel';
import { ignoreStrayClicks } from '@/ui/strayClicks';
import { Tabs } from '@/ui/Tabs';
import { ThemeSwitch } from '@/ui/ThemeSwitch';
import { stubMedia } from '../../support/windows';

describe('Menu button', () => {
  function show() {
    render(
      <>
        <MenuButton label="Products">
          <a href="#dabur">Dabur</a>
          <a href="#zandu">Zandu</a>
        </MenuButton>
        <button type="button">Elsewhere</button>
      </>,
    );
    return screen.getByRole('button', { name: 'Products' });
  }

  const link = (name: string) => screen.queryByRole('link', { name });

  it('a click opens the menu and a second click closes it', async () => {
    const button = show();
    expect(link('Dabur')).not.toBeInTheDocument();
    await userEvent.click(button);
    expect(link('Dabur')).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    expect(link('Dabur')).not.toBeInTheDocument();
  });

  it('hovering opens the menu, and a click after that keeps it open when the mouse leaves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const button = show();
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    expect(link('Dabur')).toBeVisible();
    fireEvent.click(button);
    fireEvent.pointerLeave(button);
    act(() => void vi.runAllTimers());
    expect(link('Dabur')).toBeVisible();
    vi.useRealTimers();
  });

  it('the menu closes shortly after the mouse leaves', async () => {
    const button = show();
    await userEvent.hover(button);
    await userEvent.unhover(button);
    await waitFor(() => expect(link('Dabur')).not.toBeInTheDocument());
  });

  it('arrow keys open the menu and move through its links; Escape closes it and returns the focus', async () => {
    const button = show();
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(link('Dabur')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(link('Zandu')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(link('Dabur')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(link('Zandu')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(link('Dabur')).not.toBeInTheDocument();
  });

  it('key presses faster than rendering are not lost', () => {
    const button = show();
    button.focus();
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement ?? button, { key: 'ArrowDown' });
    expect(link('Zandu')).toHaveFocus();
  });

  it('tabbing out of the menu closes it', async () => {
    const button = show();
    await userEvent.click(button);
    await userEvent.tab();
    await userEvent.tab();
    expect(link('Dabur')).toBeVisible();
    await userEvent.tab();
    expect(link('Dabur')).not.toBeInTheDocument();
  });

  it('an outside click and a click on a link close the menu', async () => {
    const button = show();
    await userEvent.click(button);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(link('Dabur')).not.toBeInTheDocument();
    await userEvent.click(button);
    fireEvent.click(screen.getByRole('link', { name: 'Zandu' }));
    expect(link('Zandu')).not.toBeInTheDocument();
  });
});

describe('Tabs', () => {
  const tabs = ['Product', 'User', 'Bookings'].map((label) => ({ id: label.toLowerCase(), label }));

  function Held() {
    const [selected, setSelected] = useState('product');
    return (
      <Tabs label="Dashboard" tabs={tabs} selected={selected} onSelect={setSelected}>
        Panel of {selected}
      </Tabs>
    );
  }

  const tab = (name: string) => screen.getByRole('tab', { name });

  it('a tab shows its panel', async () => {
    render(<Held />);
    await userEvent.click(tab('User'));
    expect(tab('User')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'User' })).toHaveTextContent('Panel of user');
  });

  it('arrow keys, Home and End select tabs, wrapping at the ends', async () => {
    render(<Held />);
    await userEvent.tab();
    expect(tab('Product')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Bookings')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Product')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(tab('Bookings')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    expect(tab('Product')).toHaveAttribute('tabindex', '0');
    expect(tab('User')).toHaveAttribute('tabindex', '-1');
  });

  it('Alt and an arrow key stay the browser’s Back', async () => {
    render(<Held />);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(tab('Product')).toHaveFocus();
  });
});

describe('theme switch', () => {
  it('the switch shows and changes the theme, and follows other switches', async () => {
    showTheme('system');
    render(
      <>
        <ThemeSwitch />
        <ThemeSwitch />
      </>,
    );
    const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    expect(chosen().map((radio) => radio.labels?.[0]?.textContent?.trim())).toEqual(['System', 'System']);

    await userEvent.click(screen.getAllByRole('radio', { name: 'Dark' })[0] as HTMLElement);
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await expect.poll(() => chosen().map((radio) => radio.labels?.[0]?.textContent?.trim())).toEqual(['Dark', 'Dark']);
    showTheme('system');
  });
});

describe('a focused control outside of <main> disappears', () => {
  const view = (live: 'polite' | undefined, isShown: boolean) => (
    <>
      <main>
        <button type="button">Heart</button>
      </main>
      <div aria-live={live}>{isShown && <button type="button">Close</button>}</div>
    </>
  );
  const button = (name: string) => screen.getByRole('button', { name });

  it.each([
    ['a message closed after a control of the page: the control', 'polite', true, () => button('Heart')],
    ['a message closed before anything else had the focus: <main>', 'polite', false, () => screen.getByRole('main')],
    ['a control of the header: <main>', undefined, true, () => screen.getByRole('main')],
  ] as const)('the focus moves on from %s', async (_, live, hadHeart, next) => {
    const { rerender } = render(view(live, true));
    onTestFinished(keepFocus());
    if (hadHeart) button('Heart').focus();
    button('Close').focus();
    rerender(view(live, false));
    await waitFor(() => expect(next()).toHaveFocus());
    expect(button('Heart')).not.toHaveAttribute('tabindex');
  });
});

it('a double click counts twice on one control, its second press not on another one or on text, a quick third one on any', () => {
  ignoreStrayClicks();
  const [plus, other] = [vi.fn(), vi.fn()];
  render(
    <>
      <button type="button" onClick={plus}>
        <span>Plus</span>
      </button>
      <button type="button" onClick={other}>
        Other
      </button>
      <p>Text</p>
    </>,
  );
  /** Whether the browser reacts: on text, by selecting it. */
  function press(name: string, detail: number): boolean {
    const selects = fireEvent.mouseDown(screen.getByText(name), { detail });
    fireEvent.click(screen.getByText(name), { detail });
    return selects;
  }
  press('Plus', 1);
  press('Plus', 2);
  expect(plus).toHaveBeenCalledTimes(2);
  press('Plus', 1);
  press('Other', 2);
  expect(other).not.toHaveBeenCalled();
  press('Other', 3);
  expect(other).toHaveBeenCalledOnce();
  press('Plus', 1);
  expect(press('Text', 2)).toBe(false);
  press('Text', 1);
  expect(press('Text', 2)).toBe(true);
});

describe('use autoplay', () => {
  beforeEach(() => void vi.useFakeTimers());

  /** How often a carousel advances in three intervals. */
  function advances(frame: HTMLElement): number {
    const onAdvance = vi.fn();
    renderHook(() => useAutoplay({ current: frame }, 2000, onAdvance));
    vi.advanceTimersByTime(6000);
    return onAdvance.mock.calls.length;
  }

  it('a carousel advances at its interval', () => {
    expect(advances(document.createElement('div'))).toBe(3);
  });

  it('a carousel does not advance under a pointer that rested there before it rendered', () => {
    const frame = document.createElement('div');
    vi.spyOn(frame, 'matches').mockImplementation((selector) => selector === ':hover');
    expect(advances(frame)).toBe(0);
  });

  it('under reduced motion a carousel has no autoplay and no pause button', () => {
    stubMedia(() => true);
    const slides = ['Tea', 'Oil'].map((label) => ({ id: label, label, content: <h2>{label}</h2> }));
    const view = () => screen.getByText(/of 2/, { selector: '[aria-live]' }).textContent;
    render(
      <SlickCarousel
        label="Banners"
        slides={slides}
        slidesToShow={{ wide: 1, under: [] }}
        transitionMs={0}
        autoplayMs={2000}
      />,
    );
    const before = view();
    act(() => void vi.advanceTimersByTime(6000));
    expect(view()).toBe(before);
    expect(screen.queryByRole('button', { name: 'Pause Banners' })).not.toBeInTheDocument();
  });

  it('a carousel’s hidden slides are inert, also while it moves', () => {
    const slides = ['Tea', 'Oil', 'Balm'].map((label) => ({ id: label, label, content: <a href="/">{label}</a> }));
    const { container } = render(
      <SlickCarousel label="Banners" slides={slides} slidesToShow={{ wide: 1, under: [] }} transitionMs={500} />,
    );
    const names = (isShown: (slide: HTMLElement) => boolean) =>
      [...container.querySelectorAll<HTMLElement>('.slick-slide')].filter(isShown).map((slide) => slide.textContent);
    for (const shown of ['Oil', 'Balm', 'Tea']) {
      act(() => screen.getByRole('button', { name: 'Next in Banners' }).click());
      for (const moved of [10, 600, 100]) {
        act(() => void vi.advanceTimersByTime(moved));
        expect(names((slide) => !slide.inert)).toEqual([shown]);
        expect(names((slide) => slide.ariaHidden === 'false')).toEqual([shown]);
      }
    }
  });

  it('a carousel does not advance while its tab is hidden, and waits a whole interval after that', () => {
    const onAdvance = vi.fn();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    renderHook(() => useAutoplay({ current: document.createElement('div') }, 2000, onAdvance));
    vi.advanceTimersByTime(7000);
    expect(onAdvance).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    vi.advanceTimersByTime(1999);
    expect(onAdvance).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onAdvance).toHaveBeenCalledTimes(1);
  });
});

it('Escape closes a menu that the mouse opened, and leaves the focus where it is (WCAG 1.4.13)', async () => {
  render(
    <>
      <input aria-label="Search" />
      <MenuButton label="Products">
        <a href="#dabur">Dabur</a>
      </MenuButton>
    </>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
  await userEvent.hover(screen.getByRole('button', { name: 'Products' }));
  expect(screen.getByRole('link', { name: 'Dabur' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Dabur' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});
