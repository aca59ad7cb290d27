import { adminSignIn } from '@/demo/seed/customers';
import { adminBookingsTexts } from '@/features/admin/bookings/texts';
import { recordTexts } from '@/features/admin/list/texts';
import { adminLedgerTexts } from '@/features/admin/payments/texts';
import { adminProductsTexts, inlineEditTexts } from '@/features/admin/products/texts';
import { adminSessionTexts } from '@/features/admin/session/texts';
import { dialogTexts } from '@/ui/texts';
import { dialog, main, type ScreenReader } from '../../support/reader/screenReader';

const rows = () => document.querySelectorAll('tbody tr').length;

export async function administratorDay(reader: ScreenReader) {
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
