import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A complete address for the form; the pincode comes last, so that its lookup overwrites nothing. */
export const typedAddress = {
  Name: 'Noor Gill',
  'Mobile Number': '+14165550137',
  'Address Line': '12 Elm Street',
  'Area/Locality': 'The Annex',
  Landmark: 'Blue door',
  City: 'Toronto',
  State: 'Ontario',
  Pincode: 'M5V 2T6',
} as const;

/** A field of the address form by its label; `getByLabelText` would also look at each of the 250 countries. */
export function addressField(label: keyof typeof typedAddress | 'Country'): HTMLElement {
  const { htmlFor } = screen.getByText<HTMLLabelElement>(label, { selector: 'label' });
  return document.getElementById(htmlFor) as HTMLElement;
}

/** Replaces a field's text in one step, like a paste; chooses from a list. */
export async function enter(user: UserEvent, label: keyof typeof typedAddress, text: string): Promise<void> {
  const input = addressField(label);
  if (input instanceof HTMLSelectElement) return user.selectOptions(input, text);
  await user.clear(input);
  if (!text) return;
  await user.click(input);
  await user.paste(text);
}

/** Fills the whole form; `changes` overrides single fields. */
export async function fillAddress(
  user: UserEvent,
  changes: Partial<Record<keyof typeof typedAddress, string>> = {},
): Promise<void> {
  await screen.findByLabelText('Name');
  await user.selectOptions(addressField('Country'), 'Canada');
  for (const [label, text] of Object.entries({ ...typedAddress, ...changes }))
    await enter(user, label as keyof typeof typedAddress, text);
}
