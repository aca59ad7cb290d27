export const toastTexts = {
  messages: 'Messages',
  errorMessages: 'Error messages',
  closeMessage: 'Close message',
} as const;
