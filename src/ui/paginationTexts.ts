export const paginationTexts = {
  label: 'Pages',
  page: (page: number) => `Page ${page}`,
  previous: 'Prev',
  next: 'Next',
} as const;
