import { words } from '@/config/messages';
import { addressTexts } from '@/domain/texts';
import { emailDialogTexts } from '@/features/buy-now/texts';
import { checkoutTexts } from '@/features/checkout/texts';
import { homeTexts } from '@/features/home/texts';
import { layoutTexts } from '@/features/layout/texts';
import { paymentTexts } from '@/features/payment/texts';
import { productTexts } from '@/features/product/texts';
import { loginModalTexts } from '@/features/session/texts';
import { dialog, main, type ScreenReader } from '../../support/reader/screenReader';

const resin = 'Himalayan Shilajit Resin';
const { fields } = addressTexts;

const address = [
  [fields.name.label, 'Noor Gill'],
  [fields.phone.label, '4165550137'],
  [fields.pincode.label, 'M5V 2T6'],
  [fields.line.label, '12 Elm Street'],
  [fields.area.label, 'The Annex'],
  [fields.landmark.label, 'Park'],
] as const;

const city = () => document.querySelector<HTMLInputElement>('input[name=city]');

export async function guestBuys(reader: ScreenReader) {
  await reader.readsAll();
  await reader.presses('link', homeTexts.shopAll);
  await reader.reads(main());
  await reader.presses('link', resin, { within: main() });
  await reader.reads(main());
  await reader.presses('button', productTexts.addToBag);
  await reader.reads(dialog());
  await reader.presses('button', loginModalTexts.onDevice.addToCart);
  await reader.presses('link', layoutTexts.cartItems(1));
  await reader.reads(main());
  await reader.presses('button', words.buyNowAsGuest);
  await reader.reads(dialog());
  await reader.presses('button', emailDialogTexts.continue, { within: dialog() });
  await reader.types('noor@example.com', 'textbox', words.email, { within: dialog() });
  await reader.presses('button', emailDialogTexts.continue, { within: dialog() });
  await reader.reads(document.querySelector('header'));
  await reader.reads(main());
  await reader.presses('button', checkoutTexts.useAddress);
  for (const [name, text] of address) {
    const until = () => name !== fields.pincode.label || city()?.value !== '';
    await reader.types(text, 'textbox', name, { until });
  }
  await reader.reads(document.querySelector('form'));
  await reader.presses('button', checkoutTexts.useAddress);
  await reader.reads(main());
  await reader.presses('button', checkoutTexts.toPayment);
  await reader.reads(main());
  await reader.presses('button', checkoutTexts.toReview);
  await reader.reads(main());
  await reader.presses('button', 'PayPal', {
    until: () => document.title.startsWith(paymentTexts.confirmation.pageTitle),
  });
  await reader.reads(main());
}
