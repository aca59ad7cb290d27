export const adminListTexts = {
  view: 'View',
  cards: 'Cards',
  table: 'Table',
  from: 'From',
  to: 'To',
  exportCsv: 'Export CSV',
  retry: 'Retry',
  noDate: 'No date',
  unreachable: 'We couldn’t reach the server. Check your connection.',
  serverError: (status: number) => `The server returned an error (${status}).`,
  unreadable: 'We couldn’t read the server’s response.',
} as const;
