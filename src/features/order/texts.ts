export const orderTexts = {
  number: (id: string) => `Order #${id}`,
  orderId: 'order ID',
  help: 'Help with this order',
  topics: {
    whereIsIt: { label: 'Where is my order?', message: (order: string) => `Hello, where is my order ${order}?` },
    cancel: {
      label: 'Cancel this order',
      message: (order: string) => `Hello, I would like to cancel my order ${order}.`,
    },
    return: {
      label: 'Return something',
      message: (order: string) => `Hello, I would like to return something from my order ${order}.`,
    },
    wrongItem: {
      label: 'Wrong or damaged item',
      message: (order: string) => `Hello, something in my order ${order} is wrong or damaged.`,
    },
  },
  dated: (id: string, date: string) => `${id} (${date})`,
  subject: (topic: string, id: string) => `${topic} – order ${id}`,
} as const;
