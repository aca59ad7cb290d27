export const stepsTexts = {
  position: (current: number, total: number) => `Step ${current} of ${total}`,
  done: '(done)',
} as const;
