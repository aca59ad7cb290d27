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
  shortPassword: 'Use at least 8 characters.',
  contactNumber: 'Please enter a phone number of 7 to 15 digits.',
  earlyBirthDate: 'Please enter a date of birth after 1900.',
  futureBirthDate: 'The date of birth cannot be in the future.',
} as const;
