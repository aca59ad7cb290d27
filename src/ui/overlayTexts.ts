export const overlayTexts = {
  close: 'Close',
  cancel: 'Cancel',
  messages: 'Messages',
  errorMessages: 'Error messages',
  closeMessage: 'Close message',
} as const;
