export const signUpTexts = {
  /** §5. */
  required: {
    email: 'Email',
    password: 'Password',
    firstName: 'First Name',
    lastName: 'Last Name',
    contactNumber: 'Contact Number',
    DOB: 'Date of Birth',
  },
  futureBirthDate: 'The date of birth cannot be in the future.',
} as const;
