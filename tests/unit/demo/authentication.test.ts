import { describe, expect, it } from 'vitest';
import { bases, outcome, someAddress, startBackend } from './backend';

const { api, address } = bases;

describe('permissions', () => {
  it('refuses the Bearer calls without, or with another customer’s, token', async () => {
    const { request, signIn } = startBackend();
    const asha = await signIn(0);
    const mei = await signIn(2);
    const url = `${api}/users/wishlist?productId=x&userId=${asha.userId}`;
    for (const token of ['', 'wrong', mei.token])
      expect(await outcome(await request('PUT', url, { token }))).toEqual({
        status: 401,
        body: { message: 'Unauthorized' },
      });
  });

  it('refuses address calls without, or with another customer’s, session cookie', async () => {
    const { request, signIn } = startBackend();
    const asha = await signIn(0);
    const mei = await signIn(2);
    const body = { ...someAddress, userId: asha.userId };
    expect((await request('POST', `${address}/users/addAddress`, { body })).status).toBe(401);
    expect((await request('POST', `${address}/users/addAddress`, { body, cookie: mei.cookie })).status).toBe(401);
    expect((await request('POST', `${address}/users/addAddress`, { body, cookie: asha.cookie })).status).toBe(200);
  });

  it('refuses admin calls without the admin cookie, and admin sign-up without the code', async () => {
    const { request, signIn } = startBackend();
    const { cookie } = await signIn(0);
    expect((await request('GET', `${api}/admin/getUsers`, { cookie })).status).toBe(401);
    const body = { username: 'x', password: 'y', adminCode: 'guess' };
    expect((await request('POST', `${api}/admin/sign-up`, { body })).status).toBe(403);
  });

  it('refuses wrong passwords, known e-mails and missing fields with a message', async () => {
    const { request } = startBackend();
    const logIn = { email: 'asha@demo.example', password: 'guess' };
    expect(await outcome(await request('POST', `${api}/users/log-in`, { body: logIn }))).toEqual({
      status: 401,
      body: { message: 'Invalid email or password' },
    });
    const known = { ...logIn, firstName: 'A', lastName: 'B', DOB: '2000-01-01', contactNumber: '1' };
    expect((await request('POST', `${api}/users/sign-up`, { body: known })).status).toBe(409);
    expect(await outcome(await request('POST', `${api}/users/sign-up`, { body: logIn }))).toEqual({
      status: 400,
      body: { message: '"firstName" is required' },
    });
  });
});
