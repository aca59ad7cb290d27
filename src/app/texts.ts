export const appTexts = {
  pageFailed: 'We couldn’t show this page',
  pageFailedHelp: 'Please try again. Something went wrong on our side or with your connection.',
  pageLoading: 'Loading page',
  shopFailed: 'Something went wrong',
  shopFailedHelp: { before: 'Please reload the page. If it happens again, write to', after: '.' },
  adminOffline: 'You’re offline. You can save changes again when you’re back online.',
} as const;
