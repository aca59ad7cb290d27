/** Failed and malformed responses; for each a page must show a message and a retry. */
export const badAnswers = ['dropped', '500', 'html', 'empty', 'malformed', 'wrong-shape'] as const;
