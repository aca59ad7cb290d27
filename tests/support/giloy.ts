import { screen, within } from '@testing-library/react';
import { renderApp } from './renderApp';

/** A product in stock, and the controls of its page. */
export const giloy = 'Giloy Winter Tablets';
export const buying = () => within(screen.getByRole('region', { name: 'Buy' }));
export const giloyHeart = () => buying().getByRole('button', { name: `Wishlist: ${giloy}` });

export async function openGiloy() {
  const app = await renderApp('/products/Giloy_Winter_Tablets');
  await screen.findByRole('heading', { level: 1, name: giloy });
  return app;
}
