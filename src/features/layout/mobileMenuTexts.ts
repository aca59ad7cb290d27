export const mobileMenuTexts = {
  menu: 'Menu',
  hello: 'Hello',
  helloName: (name: string) => `Hello, ${name}`,
  account: 'Account',
} as const;
