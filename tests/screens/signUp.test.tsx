import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { dayOf } from '@/lib/dates';
import { startBackend } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { requestsOf } from '../support/shelf';
import { signInOf } from '../support/signedIn';

const backend = startBackend();

const main = () => within(screen.getByRole('main'));
const submit = () => main().getByRole('button', { name: 'Sign Up' });

const typed = {
  'First Name': 'Noor',
  'Last Name': 'Gill',
  Email: 'noor@example.com',
  Password: ' secret ',
  'Contact Number': '+14165550137',
  'Date of Birth': '1990-02-28',
};

async function openSignUp() {
  const app = await renderApp('/sign-up');
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
  return app;
}

async function fill(user: UserEvent, changes: Partial<typeof typed> = {}) {
  for (const [label, text] of Object.entries({ ...typed, ...changes })) {
    if (!text) continue;
    await user.click(main().getByLabelText(label));
    if (label === 'Date of Birth') await user.keyboard(text);
    else await user.paste(text);
  }
}

it('an empty form shows every missing required field and sends nothing', async () => {
  const { user } = await openSignUp();
  await user.click(submit());
  expect(await main().findByRole('alert')).toHaveTextContent(
    'Please fill in the following fields: Email, Password, First Name, Last Name, Contact Number, Date of Birth',
  );
  expect(main().getByLabelText('First Name')).toHaveFocus();
  expect(requestsOf(backend, 'signUp')).toEqual([]);
});

it.each([
  ['Password', '1234567', 'Use at least 8 characters.'],
  ['Contact Number', 'abc', 'Please enter a phone number of 7 to 15 digits.'],
  ['Contact Number', '416', 'Please enter a phone number of 7 to 15 digits.'],
])('the %s "%s" is refused at its field', async (label, text, problem) => {
  const { user } = await openSignUp();
  await fill(user, { [label]: text });
  await user.click(submit());
  await waitFor(() =>
    expect(main().getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(problem)),
  );
  expect(main().getByLabelText(label)).toHaveFocus();
  expect(requestsOf(backend, 'signUp')).toEqual([]);
});

it('several refused fields all say why, and the first one gets the focus', async () => {
  const { user } = await openSignUp();
  await fill(user, { Email: 'noor@', Password: '1', 'Contact Number': 'abc' });
  await user.click(submit());
  for (const label of ['Email', 'Password', 'Contact Number'])
    await waitFor(() => expect(main().getByLabelText(label)).toBeInvalid());
  expect(main().getByLabelText('Email')).toHaveFocus();
});

it('the message lists only the missing fields, and typed values stay', async () => {
  const { user } = await openSignUp();
  await fill(user, { Password: '', 'Last Name': '   ' });
  await user.click(submit());
  expect(await main().findByRole('alert')).toHaveTextContent(
    'Please fill in the following fields: Password, Last Name',
  );
  expect(main().getByLabelText('First Name')).toHaveValue('Noor');
  expect(main().getByLabelText('Password')).toBeInvalid();
  expect(main().getByLabelText('Email')).toBeValid();
});

it('an invalid email shows its message for 3 s, leaves the field invalid and sends nothing', async () => {
  const { user } = await openSignUp();
  await fill(user, { Email: 'noor@example' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await user.click(submit());
  expect(await main().findByText('Please Enter a valid Email address')).toBeVisible();
  expect(main().getByLabelText('Email')).toHaveFocus();
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(main().getByText('Please Enter a valid Email address')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(main().queryByText('Please Enter a valid Email address')).not.toBeInTheDocument();
  expect(main().getByLabelText('Email')).toBeInvalid();
  expect(main().getByLabelText('Email')).toHaveValue('noor@example');
  expect(requestsOf(backend, 'signUp')).toEqual([]);
});

it('a date of birth in the future shows an error at the field and sends nothing', async () => {
  const { user } = await openSignUp();
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  await fill(user, { 'Date of Birth': dayOf(tomorrow) });
  await user.click(submit());
  const born = main().getByLabelText('Date of Birth');
  await waitFor(() => expect(born).toHaveAccessibleDescription('The date of birth cannot be in the future.'));
  expect(born).toBeInvalid();
  expect(born).toHaveFocus();
  expect(requestsOf(backend, 'signUp')).toEqual([]);
});

it('a sign-up sends exactly the specified body, clears the form and opens the sign-in', async () => {
  const { user, unmount } = await openSignUp();
  await fill(user);
  await user.selectOptions(main().getByLabelText('Gender'), 'Female');
  await user.selectOptions(main().getByLabelText('Country'), 'Canada');
  await user.click(submit());
  await waitFor(() => expect(window.location.pathname).toBe('/sign-in'));
  expect(requestsOf(backend, 'signUp').map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      'POST',
      '/users/sign-up',
      {
        email: 'noor@example.com',
        firstName: 'Noor',
        lastName: 'Gill',
        password: ' secret ',
        DOB: '1990-02-28',
        gender: 'Female',
        contactNumber: '+14165550137',
        country: 'Canada',
      },
    ],
  ]);
  unmount();
  await openSignUp();
  expect(main().getByLabelText('First Name')).toHaveValue('');
});

it('gender and country may stay empty', async () => {
  const { user } = await openSignUp();
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(window.location.pathname).toBe('/sign-in'));
  expect(requestsOf(backend, 'signUp')[0]?.body).toMatchObject({ gender: '', country: '' });
});

it('the country field shows flag and dial code', async () => {
  await openSignUp();
  const options = within(main().getByLabelText('Country')).getAllByRole('option');
  expect(options).toHaveLength(11);
  expect(options[3]).toHaveTextContent('🇨🇦 Canada (+1)');
});

it.each(['dropped', '500', 'html', '404'] as const)(
  'a failure (%s) shows the specified text and keeps the typed values',
  async (kind) => {
    await backend.fail({ call: 'signUp', kind, times: 1 });
    const { user } = await openSignUp();
    await fill(user);
    await user.click(submit());
    expect(await main().findByText('There was an error creating your account.')).toBeVisible();
    expect(window.location.pathname).toBe('/sign-up');
    for (const [label, text] of Object.entries(typed)) expect(main().getByLabelText(label)).toHaveValue(text);
  },
);

it('an email with an account shows the specified text too', async () => {
  const { user } = await openSignUp();
  await fill(user, { Email: signInOf('Asha').email });
  await user.click(submit());
  expect(await main().findByText('There was an error creating your account.')).toBeVisible();
});
