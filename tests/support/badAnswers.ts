/** What may come instead of an answer; a page must say so and offer to try again for each. */
export const badAnswers = ['dropped', '500', 'html', 'empty', 'malformed', 'wrong-shape'] as const;
