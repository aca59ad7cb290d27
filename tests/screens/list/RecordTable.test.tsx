import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { OpenLink } from '@/features/admin/list/OpenLink';
import { RecordTable } from '@/features/admin/list/RecordTable';

const nameCell = vi.fn((row: string) => (
  <OpenLink recordKey={row} className="font-semibold">
    {row}
  </OpenLink>
));
const columns = [{ id: 'name', header: 'Name', rem: 10, cell: nameCell }];
const sort = { column: '', descending: false };
const named = (prefix: string) => Array.from({ length: 30 }, (_, index) => `${prefix} ${index}`);
const tableOf = (rows: readonly string[]) => (
  <MemoryRouter>
    <RecordTable
      label="Names"
      rows={rows}
      keyOf={(row) => row}
      columns={columns}
      sort={sort}
      onSort={() => undefined}
    />
  </MemoryRouter>
);
const bodyRows = () => screen.getAllByRole('row').slice(1);
const filled = () => bodyRows().filter((row) => within(row).queryByRole('link'));

it('Records that a keystroke found appear a few rows per frame, the first ones at once', async () => {
  const { rerender } = render(tableOf(named('Ginger')));
  expect(filled()).toHaveLength(bodyRows().length);
  rerender(tableOf(named('Turmeric')));
  const first = filled();
  expect(first.map(({ textContent }) => textContent)).toEqual(['Turmeric 0', 'Turmeric 1', 'Turmeric 2']);
  expect(bodyRows().length).toBeGreaterThan(first.length);
  await waitFor(() => expect(filled()).toHaveLength(bodyRows().length));
});

it('A row that stays is not rendered again', () => {
  const rows = named('Ginger');
  const { rerender } = render(tableOf(rows));
  nameCell.mockClear();
  rerender(tableOf(rows.filter((row) => row !== 'Ginger 1')));
  expect(nameCell.mock.calls.flat()).not.toContain('Ginger 2');
});
