export const mobileMenuTexts = {
  menu: 'Menu',
  hello: 'Hello',
  helloName: (name: string) => `Hello, ${name}`,
  testimonials: 'Testimonials',
  account: 'Account',
} as const;
