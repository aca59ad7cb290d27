import type { SeedRow } from './catalogue';
import { pick } from './deterministic';

const directions: Readonly<Record<string, readonly string[]>> = {
  Capsule: ['Take one or two capsules a day with water, with or after a meal.'],
  Tablet: ['Take one or two tablets a day with warm water, after a meal.'],
  Churna: ['Stir half a teaspoon into warm water, milk or honey once a day.'],
  Powder: ['Stir a spoonful into warm milk or water; start with a little and find your own measure.'],
  Syrup: ['Shake well and take two teaspoons once or twice a day.'],
  Juice: ['Dilute 20 mL in a glass of water and drink it in the morning.'],
  Oil: ['Warm a little between the palms and massage in slow circles; try it on a small patch of skin first.'],
  Cream: ['Smooth a small amount onto clean skin, morning and evening.'],
  Gel: ['Use as often as you like on clean skin and keep it away from the eyes.'],
  Balm: ['Rub in a little with the fingertips; for outer use only.'],
  Soap: ['Let it dry between uses and it will last for months.'],
  Shampoo: ['Massage into wet hair, leave for a minute and rinse.'],
  Tea: ['Pour on freshly boiled water and let it stand, covered, for five to seven minutes.'],
  Drops: ['Use as described on the pack, a little at a time.'],
  Sachet: ['One sachet at a time, ready where you need it.'],
  Paste: ['Half a teaspoon on a clean, dry spoon is plenty.'],
  Jar: ['Each jar carries its own card with the measure and the season it is meant for.'],
};

const makers: Readonly<Record<string, string>> = {
  Brahmanand: 'Brahmanand has prepared classical recipes in small kettles for three generations.',
  'Himavat Wellness': 'Himavat buys from growers in the hills of Uttarakhand and prints the harvest month on each lot.',
  'Tulsi & Pine': 'Tulsi & Pine pairs Indian herbs with plants of the boreal forest and packs in Thunder Bay.',
  'Nila Herbworks': 'Nila Herbworks mills to order, so that what you open is rarely older than a season.',
  'Rasayan Works': 'Rasayan Works keeps to the proportions of the old formularies and lists every part on the label.',
  'Vanya Botanicals': 'Vanya works with two women’s co-operatives in Kerala and uses no synthetic perfume.',
  'Dhara Oils': 'Dhara presses in wooden mills and fills in brown glass.',
  'Maison Érable & Neem': 'Maison Érable & Neem is a workshop of six people in Montréal.',
  'Prāna Maple': 'Prāna Maple sweetens, where it sweetens, with syrup from its own sugar bush in Québec.',
  'Kesar Lane Apothecary': 'Kesar Lane is a family shop that blends by hand, twice a week.',
  "Asha's Pantry": "Asha's Pantry makes in small batches what the family has always made.",
};

const closings = [
  'Store in a cool, dry place and close the lid well.',
  'Vegetarian, without artificial colours.',
  'If you are pregnant, nursing or under treatment, ask your own doctor first.',
  'This product is not meant to diagnose, treat or prevent any illness.',
] as const;

/** Two to five sentences: purpose, use, maker, cautions; the use under a heading. */
export function descriptionOf(row: SeedRow, random: () => number): string {
  const [, brand, , doseForm, , , , , , , lead] = row;
  const directed = directions[doseForm] ?? [];
  const maker = makers[brand] && random() < 0.7 ? [makers[brand]] : [];
  const closing = random() < 0.75 ? [pick(random, closings)] : [];
  const use = directed.map((text) => `Usage: ${text}`);
  return [lead, ...use, ...maker, ...closing].join('\n');
}
