import { between, pick, seededRandom } from '@/demo/seed/random';
import { daysBefore } from '@/demo/seed/seedDates';
import { seedId } from '@/demo/seed/seedIds';
import type { UserRecord } from '@/demo/server/state';

const firstNames = ['Amara', 'Beatriz', 'Chantal', 'Dmitri', 'Esther', 'Farid', 'Grace', 'Hugo', 'Ingrid', 'Jasper'];
const lastNames = ['Bouchard', 'Campbell', 'Dhillon', 'Friesen', 'Gagnon', 'Kowalski', 'MacLeod', 'Nguyen', 'Okafor'];

/** `count` additional customers without credentials, for large fixtures. */
export function makeManyCustomers(count: number): UserRecord[] {
  const random = seededRandom(77);
  return Array.from({ length: count }, (_, index) => {
    const number = 1_000 + index;
    const profile = {
      firstName: pick(random, firstNames),
      lastName: pick(random, lastNames),
      email: `customer${number}@demo.example`,
      contactNumber: `+1416555${number % 10_000}`,
    };
    const _id = seedId('user', number, daysBefore(between(random, 1, 600)));
    return {
      _id,
      profile,
      password: `not-a-sign-in-${_id}`,
      DOB: '',
      gender: '',
      country: 'Canada',
      addresses: [],
      cart: null,
      wishlist: [],
      ordersAsIds: false,
    };
  });
}
