import { env } from '@/config/env';
import { adminSignIn } from '@/demo/seed/customers';

/** Signs the seeded admin in, as earlier in this browser session. */
export async function adminSignedIn(): Promise<void> {
  const { username, password } = adminSignIn;
  await fetch(`${env.apiBaseUrl}/admin/log-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  sessionStorage.setItem('adminSession', 'yes');
}
