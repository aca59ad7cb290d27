export const adminTexts = {
  dashboard: 'Dashboard',
  loading: 'Loading',
} as const;
