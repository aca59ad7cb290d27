/** §8: compared with the server's message, so they are the same in every language. */
export const bookingSuccessMessages = [
  'Booking added successfully',
  'User and booking created successfully.',
  'Booking created successfully',
] as const;
