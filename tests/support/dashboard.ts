import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { adminSignIn } from '@/demo/seed/customers';
import { renderApp } from './renderApp';
import { post } from './signedIn';

export const dashboardPath = '/admin/dasboard';

/** Queries the selected tab's panel. */
export const panel = () => within(screen.getByRole('tabpanel'));

/** Resolves once the selected tab's code is loaded. */
export async function findPanel() {
  await screen.findByRole('tabpanel');
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument(), {
    // The first test of a file waits for the tab's chunk to be compiled.
    timeout: 40_000,
  });
  return panel();
}

/** Renders the app at the dashboard with a query string ("?tab=user"), for an administrator who is signed in. */
export async function openDashboard(query = '') {
  const app = await renderApp(`${dashboardPath}${query}`);
  await findPanel();
  return app;
}

/** Renders the dashboard with lists as cards: in a wide window they are tables unless the query says otherwise. */
export function openCards(query = '') {
  const params = new URLSearchParams(query);
  params.set('view', 'cards');
  return openDashboard(`?${params}`);
}

/** Replaces a field's value in one step. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(screen.getByLabelText(label));
  await user.paste(text);
}

/** Chooses a status for the ticked orders, and sends it. */
export async function changeSelected(user: UserEvent, status: string, orders: number): Promise<void> {
  const choice = await screen.findByRole('combobox', { name: 'New status for the selected orders' });
  await user.selectOptions(choice, status);
  await user.click(await screen.findByRole('button', { name: `Change ${orders} order${orders === 1 ? '' : 's'}` }));
}

/** Signs in on the page that opens after a refused call, and waits for the dashboard. */
export async function signInAgain(user: UserEvent): Promise<void> {
  const heading = await screen.findByRole('heading', { level: 1, name: 'Admin sign-in' });
  // Else it takes the focus while the fields are filled in.
  await waitFor(() => expect(heading).toHaveFocus());
  await fill(user, 'Username', adminSignIn.username);
  await fill(user, 'Password', adminSignIn.password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await findPanel();
}

/** Signs the seeded admin in, as earlier in this browser session. */
export async function adminSignedIn(): Promise<void> {
  const { username, password } = adminSignIn;
  await post('/admin/log-in', { username, password });
  sessionStorage.setItem('adminSession', 'yes');
}

/** Replaces the browser's downloads. Returns the rows of the newest file, without its head. */
export function catchDownloads(): () => string[] {
  const files: BlobPart[] = [];
  vi.stubGlobal(
    'Blob',
    class {
      constructor(parts: BlobPart[]) {
        files.push(...parts);
      }
    },
  );
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return () => String(files.at(-1)).trimEnd().split('\r\n').slice(1);
}
