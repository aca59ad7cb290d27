export const addressTexts = {
  missing: (label: string) => `Please enter the ${label}.`,
  pincode: 'Please enter a valid pincode: 3 to 8 letters, digits, spaces or hyphens.',
} as const;
