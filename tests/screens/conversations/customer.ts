import { words } from '@/config/messages';
import { signUpTexts } from '@/domain/texts';
import { accountOrderTexts } from '@/features/account/texts';
import { cartTexts } from '@/features/cart/texts';
import { layoutTexts } from '@/features/layout/texts';
import { reviewDialogTexts, reviewsTexts } from '@/features/reviews/texts';
import { sessionTexts } from '@/features/session/texts';
import { wishlistHeartTexts } from '@/features/wishlist/texts';
import { ratingInputTexts, uiTexts } from '@/ui/texts';
import { dialog, main, type ScreenReader } from '../../support/reader/screenReader';
import { signInOf } from '../../support/signedIn';

const drops = 'Tulsi & Ginger Throat Drops';

export async function customerDay(reader: ScreenReader) {
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
  await reader.presses('link', layoutTexts.wishlist);
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
