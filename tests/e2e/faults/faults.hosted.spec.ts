import { test } from '../support/shopTest';
import { bookingFaults } from './bookingFaults';
import { browserFaults } from './browserFaults';
import { captureFaults } from './captureFaults';
import { crossingFaults } from './crossingFaults';
import { deviceFaults } from './deviceFaults';
import { flows } from './flows';
import { logOutFaults } from './logOutFaults';
import { lossFaults } from './lossFaults';
import { openingFaults } from './openingFaults';
import { scriptFaults } from './scriptFaults';
import { Shopper } from './shopper';
import { throwingFaults } from './throwingFaults';
import { visitFaults } from './visitFaults';

const table = [
  ...openingFaults,
  ...captureFaults,
  ...bookingFaults,
  ...visitFaults,
  ...browserFaults,
  ...scriptFaults,
  ...logOutFaults,
  ...lossFaults,
  ...crossingFaults,
  ...throwingFaults,
  ...deviceFaults,
];

for (const row of table)
  for (const flow of row.flows ?? flows) {
    const tag = row.core?.includes(flow) ? ' @core' : '';
    const description = ['Failed to load', 'net::ERR', row.console].filter(Boolean).join('|');
    const annotation = { type: 'console', description };
    test(`fault ${row.fault}, ${flow}: ${row.title}${tag}`, { annotation }, async ({ page, request }) => {
      const shopper = new Shopper(flow, page, request);
      await row.before?.(page);
      await shopper.server.fail(...(row.faults?.(shopper.booking) ?? []));
      await shopper.openReview();
      await row.run(shopper, page);
      await shopper.expectMoneySafe(row.withSupport);
    });
  }
