import type { Shopper } from './shopper';

const shilajit = 'Himalayan Shilajit Resin';
const button = (name: string) => ({ role: 'button', name });
const textbox = (name: string) => ({ role: 'textbox', name });
const heading = (name: string) => ({ role: 'heading', level: 1, like: name });
const placed = { text: 'Congratulations! Your order has been placed successfully. Your order ID is' };

async function pay({ press, see }: Shopper) {
  await press(button('PayPal'));
  await press(button('Approve payment'));
  await see(placed);
}

/** A guest searches, buys and sees the confirmed order. */
async function guestBuys(shop: Shopper) {
  const { open, press, fill, see, expectText, expectPath } = shop;
  await open('/');
  await shop.follow({ role: 'link', name: 'Shop all products' }, '/medicines');
  await see({ role: 'article', name: 'Ashwagandha Root Capsules' });
  await fill({ role: 'combobox', name: 'Search products' }, 'shilajit');
  await see({ role: 'option', like: shilajit });
  await press({ role: 'option', like: shilajit });
  await see(heading(shilajit));
  await press(button('Buy Now'));
  await fill(textbox('Email'), 'noor@example.com');
  await press(button('Continue'));
  await see(heading('Billing & Shipping'));
  await fill(textbox('Name'), 'Noor Gill');
  await press(textbox('Mobile Number'));
  await shop.write('4165550137');
  await fill(textbox('Pincode'), 'M5V 2T6');
  await fill(textbox('Address Line'), '12 Elm Street');
  await fill(textbox('Area/Locality'), 'The Annex');
  await fill(textbox('Landmark'), 'Beside the library');
  await expectText(textbox('City'), 'Toronto');
  await press(button('Use this address'));
  await press(button('Continue to Payment Options'));
  await see(heading('Payment Options'));
  await press(button('Continue to Review & Confirm'));
  await see(heading('Review & Confirm'));
  await expectText({ role: 'region', name: 'Review Your Order' }, 'CA$134.00');
  await pay(shop);
  await press({ role: 'link', name: 'Click here to buy more products' });
  await expectPath('/medicines');
}

/** Pays with a saved address; signing out leaves nothing behind. */
async function memberBuys(shop: Shopper) {
  const { open, press, fill, see, expectPath } = shop;
  await open('/sign-in');
  await fill(textbox('Email'), 'asha@demo.example');
  await fill({ label: '^Password$' }, 'asha-likes-tulsi');
  await press({ role: 'button', name: 'Sign In' });
  await expectPath('/');
  await see(button('Account of Asha'));
  await open(`/products/${shilajit.replaceAll(' ', '_')}`);
  await press(button('Add To Bag'));
  await press({ role: 'link', name: 'Go To Bag' });
  await see(heading('My Medicines'));
  await press(button('Proceed to Checkout'));
  await press(button('Continue to Payment Options'));
  await press(button('Continue to Review & Confirm'));
  await see(heading('Review & Confirm'));
  await pay(shop);
  await open('/myaccount/orders');
  await see({ role: 'list', name: 'Orders' });
}

/** The shop sells at the new price. */
async function adminEdits({ open, press, fill, see }: Shopper) {
  await open('/admin/dasboard');
  await fill(textbox('Username'), 'admin');
  await fill({ label: '^Password$' }, 'north-star-tea');
  await press(button('Sign In'));
  await see(heading('Dashboard'));
  await press(button('Show All Products'));
  await fill({ role: 'searchbox', name: 'Search products' }, 'shilajit');
  await press(button(`Edit ${shilajit}`));
  await fill({ role: 'spinbutton', name: 'Selling price (CA$)' }, '79.95');
  await press(button('Save changes'));
  await see({ text: 'Product updated successfully!' });
  await open(`/products/${shilajit.replaceAll(' ', '_')}`);
  await see({ text: '^CA\\$79\\.95$' });
}

/** The shop's worker answers the second visit, and the shop works as before. */
async function visitsAgain({ open, see, expectWorker, follow }: Shopper) {
  await open('/about-us');
  await expectWorker('downloaded');
  await open('/medicines');
  await expectWorker('answered');
  await see({ role: 'article', name: 'Ashwagandha Root Capsules' });
  await follow({ role: 'link', name: 'Ashwagandha Root Capsules' }, '/products/Ashwagandha_Root_Capsules');
  await see(heading('Ashwagandha Root Capsules'));
}

/** The demo has a worker of its own. */
export const hostedJourneys = [{ name: 'a second visit, by the service worker', walk: visitsAgain }] as const;

export const journeys = [
  { name: 'browse, search, product, Buy Now as a guest, payment, confirmation', walk: guestBuys },
  { name: 'sign in, cart, checkout, payment, orders', walk: memberBuys },
  { name: 'administrator: sign in, edit a price, see it in the shop', walk: adminEdits },
] as const;
