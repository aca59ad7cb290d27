/** Limits of the price filter's bands, in dollars; the last band is open. */
const limits = [0, 15, 30, 50, 100] as const;

export interface PriceBand {
  /** Its value in the URL, such as `15-30` or `100-`. */
  readonly key: string;
  /** In dollars, included. */
  readonly from: number;
  /** In dollars, excluded; null in the open band. */
  readonly below: number | null;
}

export const priceBands: readonly PriceBand[] = limits.map((from, index) => {
  const below = limits[index + 1] ?? null;
  return { key: `${from}-${below ?? ''}`, from, below };
});

export function priceBandOf(cents: number): PriceBand | undefined {
  return priceBands.filter(({ from }) => cents >= from * 100).at(-1);
}
