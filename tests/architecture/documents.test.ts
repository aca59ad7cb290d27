import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Call, calls } from '@/contract/calls';
import { describeOpenPayment } from '@/features/payment/paymentMessages';
import { type PaymentEvent, step } from '@/payment/machine';
import type { PaymentRecord } from '@/payment/record';
import { isOpen } from '@/payment/recordRules';
import { cartPurchase, guestPurchase } from '../unit/payment/purchases';
import { capture, recordIn, states } from '../unit/payment/records';
import { documents, filesIn, textOf } from './repositoryFiles';

describe('citations', () => {
  const citing = [...documents, ...['src', 'tests'].flatMap((folder) => filesIn(folder, /\.(ts|tsx|js|mjs|css)$/))];

  /** Numbers of headings or table rows. */
  function numbersIn(document: string, start: RegExp): ReadonlySet<number> {
    return new Set([...textOf(document).matchAll(start)].map(([, number]) => Number(number)));
  }

  /** Expands "§5", "rulings 31, 44" and "faults 14 to 23". */
  function citedIn(file: string, before: string): number[] {
    const list = new RegExp(`${before}((?:\\d+(?:, | and | to |–)?)+)`, 'gi');
    return [...textOf(file).matchAll(list)].flatMap(([, numbers = '']) => numbers.match(/\d+/g)?.map(Number) ?? []);
  }

  const row = /^\| (\d+) \|/gm;

  describe.each([
    ['section', '§ ?', numbersIn('docs/contract.md', /^## §(\d+) /gm), 9],
    ['ruling', String.raw`\brulings? `, numbersIn('docs/readings.md', row), 56],
    ['fault', String.raw`\bfaults?:? '?`, numbersIn('docs/payments.md', row), 79],
  ])('every %s', (_, before, written, count) => {
    it(`has its heading or row, from 1 to ${count}`, () =>
      expect([...written]).toEqual(Array.from({ length: count }, (_unused, index) => index + 1)));

    it('that is cited exists', () => {
      const cited = citing.flatMap((file) => citedIn(file, before).map((number) => ({ file, number })));
      expect(cited.length).toBeGreaterThan(20);
      expect(cited.filter(({ number }) => !written.has(number))).toEqual([]);
    });
  });

  it('every document that is cited by its name exists', () => {
    const cited = citing.flatMap((file) =>
      [...textOf(file).matchAll(/\b(?:docs\/)?([\w-]+\.md)\b/g)].map(([, name = '']) => ({ file, name })),
    );
    expect(cited.filter(({ name }) => !existsSync(name) && !existsSync(`docs/${name}`))).toEqual([]);
  });
});

it.each([200, 201])('the contract’s table names the calls that succeed with %i only', (status) => {
  const [, row = ''] = new RegExp(`^\\| ${status} only \\| (.*) \\|$`, 'm').exec(textOf('docs/contract.md')) ?? [];
  const named = Object.entries<Call>(calls).flatMap(([name, { succeedsWith }]) =>
    succeedsWith === status ? name : [],
  );
  expect([...row.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(named);
});

it('the contract has the method and path of every call, and no other', () => {
  const written = textOf('docs/contract.md').matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) [^`?]+)[^`]*`/g);
  const inDocument = [...written].map(([, line = '']) => line.replace(/ \{[^}]+\}\//, ' /').replace(/\{[^}]+\}/g, '*'));
  const inTable = Object.values<Call>(calls).map(({ method, path: at }) => `${method} ${at.replace(/:\w+/g, '*')}`);
  expect([...new Set(inDocument)].sort()).toEqual(inTable.sort());
});

it('every test file that the walk names exists', () => {
  const rows = [...textOf('docs/specification-walk.md').matchAll(/^\| .+ \| ([\w/., ]+) \|$/gm)];
  const named = rows.flatMap(([, cell = '']) => cell.split(', '));
  expect(named.length).toBeGreaterThan(100);
  const fileOf = (name: string) => (name.includes('.') ? `tests/${name}` : `tests/screens/${name}.test.tsx`);
  expect(named.filter((name) => name !== 'Test' && !existsSync(fileOf(name)))).toEqual([]);
});

it('every path that the documents cite exists', () => {
  const inQuotes =
    /`((?:src|tests|docs|app|api|build|config|contract|demo|domain|early|features|hosting|lib|pages|payment|state|ui)\/[\w./*-]*)`/g;
  const paths = documents.flatMap((file) =>
    [...textOf(file).matchAll(inQuotes)].map(([, cited = '']) => ({ file, cited })),
  );
  expect(paths.length).toBeGreaterThan(100);
  // Paths may omit `src/` and end in a star.
  const exists = (cited: string) =>
    [cited, `src/${cited}`].some((full) => {
      const [start = '', star] = full.split('*');
      if (star === undefined) return existsSync(full);
      const folder = path.dirname(start);
      return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(path.basename(start)));
    });
  expect(paths.filter(({ cited }) => !exists(cited))).toEqual([]);
});

describe('payments document', () => {
  const document = textOf('docs/payments.md');
  const arrows = [...document.matchAll(/^ {2}([A-Z_]+) --> ([A-Z_]+): (\w+)$/gm)].map(([arrow]) => arrow.trim());
  const types = [...textOf('src/payment/machine.ts').matchAll(/type: '(\w+)'/g)].map(([, type]) => type);

  /** An event with the fields of all types. */
  const anyEvent = (type: string | undefined, { revision }: PaymentRecord) =>
    ({
      type,
      at: capture.at,
      orderId: 'PP-1',
      orderNumber: 'order-1',
      accountOrderId: 'order-1',
      error: 'no',
      because: 'refused',
      capture,
      seenRevision: revision,
    }) as PaymentEvent;

  function stepsOf(record: PaymentRecord): string[] {
    return types.flatMap((type) => {
      const next = step(record, anyEvent(type, record));
      return next === record ? [] : [`${record.state} --> ${next.state}: ${type}`];
    });
  }

  it('the state diagram shows every step of the machine, and no other', () => {
    const withoutCapture = { ...recordIn('WITH_SUPPORT'), capture: null };
    const unnamed = { ...recordIn('DONE'), orderNumber: capture.id };
    const records = [...states.map((state) => recordIn(state)), withoutCapture, unnamed];
    expect([...new Set(records.flatMap(stepsOf))].sort()).toEqual([...arrows].sort());
  });

  it('the table of what the shopper sees has every title and text of an open payment', () => {
    const records = states.flatMap((state): PaymentRecord[] => [
      recordIn(state, cartPurchase),
      recordIn(state, guestPurchase),
    ]);
    const open = [...records, { ...recordIn('BOOK_REFUSED'), because: 'sign-in' as const }].filter(isOpen);
    const now = new Date(capture.at);
    const old = new Date(now.getTime() + 25 * 3_600_000);
    const said = [
      ...open.flatMap((record) => [true, false].map((working) => describeOpenPayment(record, working, now))),
      ...open.map((record) => describeOpenPayment(record, false, old)),
    ];
    const cells = said.map(({ title, specified, text }) => `| ${title} | ${specified ? `${specified} ` : ''}${text} |`);
    expect([...new Set(cells)].filter((cell) => !document.includes(cell))).toEqual([]);
  });

  it('every journey that the list of faults names exists', () => {
    const named = [
      ...document.matchAll(
        /\b(opening|capture|booking|visit|browser|script|logOut|loss|crossing|throwing|device) (\d+)(?=[a-f]?(?:–|,| \|))/g,
      ),
    ];
    expect(named.length).toBeGreaterThan(40);
    const missing = named.filter(
      ([, stage, fault]) => !new RegExp(`['\`]${fault}\\D`).test(textOf(`tests/e2e/faults/${stage}Faults.ts`)),
    );
    expect(missing.map(([cited]) => cited)).toEqual([]);
  });
});
