import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Picture } from '@/ui/Picture';

it('a missing picture keeps its alternative text', () => {
  render(<Picture src={null} alt="Neem Oil" />);
  expect(screen.getByRole('img', { name: 'Neem Oil' })).not.toHaveAttribute('src');
});

it('a placeholder replaces a broken picture, until there is another URL', () => {
  const { rerender } = render(<Picture src="/broken.png" alt="Neem Oil" />);
  fireEvent.error(screen.getByRole('img', { name: 'Neem Oil' }));
  expect(screen.getByRole('img', { name: 'Neem Oil' })).not.toHaveAttribute('src');
  rerender(<Picture src="/good.png" alt="Neem Oil" />);
  expect(screen.getByRole('img', { name: 'Neem Oil' })).toHaveAttribute('src', '/good.png');
});

it('a picture that failed offline comes back with the connection', () => {
  render(<Picture src="/tea.png" alt="Tea" />);
  fireEvent.error(screen.getByRole('img', { name: 'Tea' }));
  expect(screen.getByRole('img', { name: 'Tea' })).not.toHaveAttribute('src');
  fireEvent.online(window);
  expect(screen.getByRole('img', { name: 'Tea' })).toHaveAttribute('src', '/tea.png');
});

it('a picture that failed before the app took over is requested again', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const setAttribute = vi.spyOn(HTMLImageElement.prototype, 'setAttribute');
  render(<Picture src="/broken.png" alt="Neem Oil" />);
  expect(setAttribute).toHaveBeenLastCalledWith('src', new URL('/broken.png', location.href).href);
});

it('eager pictures have high priority, others load lazily', () => {
  render(
    <>
      <Picture src="/a.png" alt="First" eager />
      <Picture src="/b.png" alt="Later" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'First' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img', { name: 'Later' })).toHaveAttribute('loading', 'lazy');
});

describe('resized picture', () => {
  beforeEach(() => void vi.stubGlobal('__IMAGE_TEMPLATE__', 'https://img.test/w={width}/{url}'));

  const show = (src: string | null, sizes?: string) => <Picture src={src} alt="Tea" sizes={sizes} />;

  const picture = () => screen.getByRole('img', { name: 'Tea' });

  it('a picture offers its resized versions and its display width', () => {
    render(show('https://a.test/x.jpg', '8rem'));
    expect(picture()).toHaveAttribute(
      'srcset',
      expect.stringContaining('https://img.test/w=160/https%3A%2F%2Fa.test%2Fx.jpg 160w'),
    );
    expect(picture()).toHaveAttribute('sizes', '8rem');
    expect(picture()).toHaveAttribute('src', 'https://a.test/x.jpg');
  });

  it('a picture that fills the window requests enough to be magnified', () => {
    render(show('https://a.test/x.jpg'));
    expect(picture()).toHaveAttribute('sizes', '200vw');
  });

  it('a picture that cannot be resized shows as it is, then as the placeholder; another picture is resized again', async () => {
    const { rerender } = render(show('https://a.test/x.jpg'));
    fireEvent.error(picture());
    expect(picture()).not.toHaveAttribute('srcset');
    expect(picture()).toHaveAttribute('src', 'https://a.test/x.jpg');
    fireEvent.error(picture());
    expect(picture().tagName).toBe('SPAN');
    rerender(show('https://a.test/y.jpg'));
    expect(picture()).toHaveAttribute('srcset', expect.stringContaining('y.jpg'));
  });
});
