import { hash, pick } from './hash';

/** `wall` is the backdrop, `glass` the bottles, `powder` the contents. */
export interface Palette {
  primary: string;
  deep: string;
  accent: string;
  paper: string;
  wall: string;
  glass: string;
  powder: string;
}

const amber = '#9a5212';
const green = '#3c5f3c';
const cobalt = '#27468c';
const violet = '#4d2d5e';

type Row = readonly [string, string, string, string, string, string, string];

const brahmanand: Row = ['#6a1c2e', '#43101d', '#d0a550', '#fdf5e4', '#e6cdb9', amber, '#b9853d'];

const shared: readonly [Row, ...Row[]] = [
  ['#2b5b45', '#173628', '#dcaa4a', '#fbf7ea', '#d3dfcb', amber, '#8a9a4e'],
  ['#a9502f', '#5f2915', '#f0c083', '#fdf4e8', '#edcfb8', amber, '#b8683a'],
  ['#1f5a6b', '#0f3641', '#e4ad63', '#f6f8f3', '#c9dcdd', cobalt, '#c7a36a'],
  ['#b46d0c', '#633a06', '#f0cf85', '#fff8e6', '#f2d99f', amber, '#dd9a22'],
  ['#5f3b70', '#371f43', '#dcb277', '#f9f4f6', '#e3d3df', violet, '#a4785a'],
  ['#3a4a55', '#1f2a32', '#c3a873', '#f8f7f1', '#dedbcd', green, '#9b8a6c'],
  ['#ad4a60', '#66202f', '#ecc087', '#fff6f2', '#f0cfc8', amber, '#bd8a58'],
  ['#66702c', '#383f13', '#e2c064', '#fbf9e9', '#dddcb6', green, '#a3a04a'],
  ['#2d4d8f', '#172b58', '#f0c271', '#f7f8fb', '#ccd6e9', cobalt, '#c9ad7c'],
  ['#1d7367', '#0d423b', '#efb967', '#f7faf4', '#c8e0d5', green, '#94a45c'],
  ['#6f4527', '#402412', '#d9b173', '#fcf6ea', '#e9d8bf', amber, '#a9743f'],
  ['#c85f2b', '#6e2d0e', '#f3cc7d', '#fff7ea', '#f6d6b2', amber, '#d98a3d'],
];

/** Chosen so that every demo brand has its own palette. */
const salt = 'p458460';

export function paletteOf(brand: string): Palette {
  const key = brand.trim().toLowerCase();
  const row = key === 'brahmanand' ? brahmanand : pick(shared, hash(key), salt);
  const [primary, deep, accent, paper, wall, glass, powder] = row;
  return { primary, deep, accent, paper, wall, glass, powder };
}
