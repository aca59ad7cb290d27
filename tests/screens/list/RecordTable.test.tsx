import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('of the records that a keystroke found, the first appears at once', () => {
  beforeEach(() => void vi.useFakeTimers());

  function search() {
    const { rerender } = render(tableOf(named('Ginger')));
    expect(filled()).toHaveLength(bodyRows().length);
    rerender(tableOf(named('Turmeric')));
    expect(filled().map(({ textContent }) => textContent)).toEqual(['Turmeric 0']);
  }

  it('on a quick device the others with the next frames', async () => {
    search();
    await act(async () => vi.advanceTimersByTime(40));
    expect(filled()).toHaveLength(bodyRows().length);
  });

  it('on a slow device the others a few per frame, once typing pauses', async () => {
    search();
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 50);
    await act(async () => vi.advanceTimersByTime(40));
    now.mockRestore();
    expect(filled()).toHaveLength(1);
    await act(async () => vi.advanceTimersByTime(100));
    await act(async () => vi.advanceTimersByTime(20));
    const after = filled().length;
    expect(after).toBeGreaterThan(1);
    expect(after).toBeLessThan(bodyRows().length);
    for (let frame = 0; frame < 20; frame += 1) await act(async () => vi.advanceTimersByTime(16));
    expect(filled()).toHaveLength(bodyRows().length);
  });
});

it('A row that stays is not rendered again', () => {
  const rows = named('Ginger');
  const { rerender } = render(tableOf(rows));
  nameCell.mockClear();
  rerender(tableOf(rows.filter((row) => row !== 'Ginger 1')));
  expect(nameCell.mock.calls.flat()).not.toContain('Ginger 2');
});
