import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showTheme } from '@/lib/showTheme';
import { ThemeSwitch } from '@/ui/ThemeSwitch';

it('the switch shows and changes the theme, and follows other switches', async () => {
  showTheme(null);
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
  showTheme(null);
});
