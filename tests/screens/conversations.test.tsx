import { beforeEach, expect, it, vi } from 'vitest';
import { words } from '@/config/messages';
import { adminSignIn } from '@/demo/seed/customers';
import { addressTexts, signUpTexts } from '@/domain/texts';
import { accountOrderTexts } from '@/features/account/texts';
import { adminBookingsTexts } from '@/features/admin/bookings/texts';
import { recordTexts } from '@/features/admin/list/texts';
import { adminLedgerTexts } from '@/features/admin/payments/texts';
import { adminProductsTexts, inlineEditTexts } from '@/features/admin/products/texts';
import { adminSessionTexts } from '@/features/admin/session/texts';
import { emailDialogTexts } from '@/features/buy-now/texts';
import { cartTexts } from '@/features/cart/texts';
import { checkoutTexts } from '@/features/checkout/texts';
import { homeTexts } from '@/features/home/texts';
import { layoutTexts } from '@/features/layout/texts';
import { paymentTexts } from '@/features/payment/texts';
import { productTexts } from '@/features/product/texts';
import { reviewDialogTexts, reviewsTexts } from '@/features/reviews/texts';
import { loginModalTexts, sessionTexts } from '@/features/session/texts';
import { wishlistHeartTexts } from '@/features/wishlist/texts';
import { language } from '@/lib/language';
import { dialogTexts, ratingInputTexts, uiTexts } from '@/ui/texts';
import { startBackend } from '../support/backend';
import { payPalInPage } from '../support/payPalInPage';
import { dialog, main, ScreenReader } from '../support/reader/screenReader';
import { wideStyle } from '../support/reader/wideStyle';
import { renderApp } from '../support/renderApp';
import { signInOf } from '../support/signedIn';

const backend = startBackend();
payPalInPage();
wideStyle();
// The demo's data are of this time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-10-20T14:00:00Z') }));
// A payment's ids are the same in each run.
beforeEach(() => {
  let drawn = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    drawn += 1;
    if (bytes instanceof Uint8Array) bytes.set(bytes.map((_, place) => drawn * 7 + place * 5));
    return bytes;
  });
});

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

async function guestBuys(reader: ScreenReader) {
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

const drops = 'Tulsi & Ginger Throat Drops';

async function customerDay(reader: ScreenReader) {
  const { email, password } = signInOf('Asha');
  await reader.presses('link', layoutTexts.logIn);
  await reader.reads(main());
  await reader.presses('button', sessionTexts.signIn);
  await reader.types(email, 'textbox', words.email, { within: main() });
  await reader.types(password, 'textbox', signUpTexts.required.password, { within: main() });
  await reader.presses('button', sessionTexts.signIn);
  await reader.reads(document.querySelector('header'));
  await reader.presses('button', wishlistHeartTexts.label(drops));
  await reader.presses('button', layoutTexts.accountOf);
  await reader.reads(document.querySelector('header'));
  await reader.presses('link', words.wishlist);
  await reader.reads(main());
  await reader.presses('button', words.addToCartOf(drops));
  await reader.presses('link', layoutTexts.cartItems(3));
  await reader.reads(main());
  await reader.presses('button', uiTexts.increaseQuantity(drops), { within: main() });
  await reader.presses('button', cartTexts.removeOf(drops));
  await reader.presses('button', cartTexts.undoOf(drops));
  await reader.presses('button', layoutTexts.accountOf);
  await reader.presses('link', layoutTexts.myOrders);
  await reader.reads(main());
  await reader.presses('button', accountOrderTexts.details);
  await reader.reads(main().querySelector('article'));
  await reader.presses('link', 'Ashwagandha Root Capsules');
  await reader.presses('button', reviewsTexts.write);
  await reader.reads(dialog());
  await reader.presses('button', reviewDialogTexts.submit, { within: dialog() });
  await reader.presses('radio', ratingInputTexts.stars(4), { within: dialog() });
  await reader.types('Calm mornings.', 'textbox', reviewDialogTexts.review, { within: dialog() });
  await reader.presses('button', reviewDialogTexts.submit, { within: dialog() });
}

const rows = () => document.querySelectorAll('tbody tr').length;

async function administratorDay(reader: ScreenReader) {
  await reader.readsAll();
  await reader.types(adminSignIn.username, 'textbox', adminSessionTexts.username);
  await reader.types(adminSignIn.password, 'textbox', adminSessionTexts.password);
  await reader.presses('button', adminSessionTexts.signIn);
  await reader.reads(main());
  await reader.presses('tab', adminBookingsTexts.customer.tab);
  await reader.presses('button', adminBookingsTexts.customer.show);
  await reader.reads(document.querySelector('[role=tabpanel]'));
  await reader.presses('link', '68f4eee00007000000000008');
  await reader.reads(dialog());
  await reader.types('Shipped', 'combobox', '68f4eee00007000000000008', { within: dialog() });
  await reader.presses('button', dialogTexts.close, { within: dialog() });
  await reader.presses('tab', adminProductsTexts.tab);
  await reader.presses('button', adminProductsTexts.show);
  await reader.types('Ashwagandha Root', 'searchbox', recordTexts.search(adminProductsTexts.records.other), {
    until: () => rows() < 5,
  });
  await reader.reads(document.querySelector('[role=tabpanel]'));
  await reader.presses('button', inlineEditTexts.change.price('Ashwagandha Root Capsules'));
  await reader.types('', 'textbox', inlineEditTexts.fields.oprice);
  await reader.presses('button', inlineEditTexts.save);
  await reader.types('33', 'textbox', inlineEditTexts.fields.oprice);
  await reader.presses('button', inlineEditTexts.save);
  await reader.presses('tab', adminLedgerTexts.tab);
  await reader.reads(document.querySelector('[role=tabpanel]'));
}

// The guest's walk is the longest. Each of the others takes as long as ten other tests.
for (const [role, path, walk, tags] of [
  ['guest', '', guestBuys, []],
  ['customer', '', customerDay, ['long']],
  ['administrator', 'admin/sign-in', administratorDay, ['long']],
] as const)
  it(`a screen reader announces to a ${role} what the transcript says`, { tags: [...tags] }, async () => {
    // The message of a faster lookup would appear and disappear between two readings of the page.
    await backend.fail({ call: 'lookUpPincode', kind: 'slow', times: 'always', ms: 100 });
    const { store } = await renderApp(`${import.meta.env.BASE_URL}${path}`);
    const reader = new ScreenReader(store);
    await reader.start();
    try {
      await walk(reader);
    } finally {
      reader.stop();
    }
    await expect(reader.text()).toMatchFileSnapshot(`transcripts/${role}.${language}.txt`);
  });
