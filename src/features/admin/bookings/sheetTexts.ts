import { plural } from '@/lib/plural';

export const sheetTexts = {
  slip: {
    title: 'Packing slip',
    several: (count: number) => plural(count, { one: `${count} packing slip`, other: `${count} packing slips` }),
  },
  invoice: {
    title: 'Invoice',
    several: (count: number) => plural(count, { one: `${count} invoice`, other: `${count} invoices` }),
  },
  back: 'Back to the list',
  print: 'Print',
  gone: 'This booking no longer exists.',
  someGone: (count: number) =>
    plural(count, {
      one: `${count} of the bookings no longer exists.`,
      other: `${count} of the bookings no longer exist.`,
    }),
  order: (orderId: string, date: string) => `Order ${orderId} · ${date}`,
  withoutId: 'Order without ID',
  shipTo: 'Ship to',
  bookedBy: 'Booked by',
  thanks: (shop: string) => `Thank you for shopping at ${shop}.`,
} as const;
