import type { Review } from '@/contract/product';
import { between, daysBefore, pick, seedId } from './deterministic';

// biome-ignore format: a table.
const reviewers = [
  'Priya S.', 'Daniel Okafor', 'Marie-Ève Gagnon', 'Jas', 'Hannah M.', 'Łukasz W.', 'Farah N.', 'Tom Sinclair',
  'Anjali Deshpande', 'Chen Yi', 'Sofía Reyes', 'Gurpreet K.', 'Olivia Tremblay', 'R. Menon', 'Amélie', 'Nadia H.',
  'Kwame A.', 'Ingrid Sørensen', 'Harleen Gill', 'Pat from Moncton', 'Yuki T.', 'Arvind R.', 'Zoë Lévesque', 'Bea',
  'Mohammed A.', 'Siobhán Kelly', 'Devika Nair', 'Luc Bouchard', 'Ruth Cardinal', 'Vikram J.',
] as const;

const commentsByStars: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Exactly as described, and it smells wonderful. My second order already.',
    'My mother used this at home and I had not found it in Canada until now.',
    'Fast delivery to Saskatoon, well packed, long expiry date.',
    'I have made it part of my morning and would not want to miss it.',
    'Very good quality. You can tell that it is fresh.',
    'Bought it for my sister, then bought one for me. The jar is lovely too.',
    'Simple list of ingredients, fair price, honest description. More shops like this, please!',
  ],
  4: [
    'Good product. One star off because the lid was hard to open.',
    'Does what it says. I would like a bigger pack.',
    'Nice, mild taste. It took me a few days to get used to it.',
    'Happy with it, although delivery took eight days to Whitehorse.',
    'Pleasant and well made; the scent is a little strong for me.',
  ],
  3: [
    'It is all right. I had expected a stronger flavour.',
    'Fine, but for the price I would have liked a spoon in the box.',
    'Neither good nor bad so far. I will finish the pack and see.',
  ],
  2: [
    'Not for me. The texture is grainy and it does not dissolve well in cold water.',
    'The bottle leaked a little on the way. Customer service was kind about it.',
  ],
  1: ['Arrived with a dented tin, and the colour was not the one in the picture.'],
};

/** The ratings to pick from, mostly positive. */
const starsDrawn = [5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1] as const;

function mailboxOf(name: string, number: number): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  return `${plain}${number}@reader.example`;
}

/** Reviews of a product, oldest first. */
export function makeReviews(productNumber: number, count: number, random: () => number): Review[] {
  const ages = Array.from({ length: count }, () => between(random, 2, 600)).sort((one, other) => other - one);
  return ages.map((age, index) => {
    const ratings = pick(random, starsDrawn);
    const name = pick(random, reviewers);
    const date = daysBefore(age, between(random, -600, 400));
    return {
      _id: seedId('review', productNumber * 100 + index, date),
      ratings,
      comments: pick(random, commentsByStars[ratings] ?? []),
      name,
      email: mailboxOf(name, index),
      createdAt: date.toISOString(),
      like: random() < 0.6 ? between(random, 0, 24) : 0,
      dislike: random() < 0.25 ? between(random, 1, 5) : 0,
    };
  });
}
