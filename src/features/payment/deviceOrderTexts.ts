export const deviceOrderTexts = {
  title: 'Orders on this device',
  intro:
    'Orders placed on this device without an account stay here for one day. Anyone using this device can see them while no account is signed in.',
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  total: (amount: string) => `Total ${amount}`,
  remove: 'Remove from this device',
  question: 'Remove these orders from this device?',
  consequence:
    'Note their order IDs first: we’ll ask for them if you write to us, and we can’t show them here again. This doesn’t cancel your orders.',
  keep: 'Keep them',
  removed: 'We removed your orders from this device.',
  notRemoved: 'Reload this page and try again. Your browser’s storage isn’t responding, so your orders are still here.',
} as const;
