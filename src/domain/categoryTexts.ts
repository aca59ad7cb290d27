/** By the names of the contract (§2). */
export const categoryTexts = {
  Men: 'Men',
  Women: 'Women',
  Medicine: 'Medicine',
} as const;
