import { lateArt } from './lateArt';

export const FailureArt = lateArt(
  () => import('./FailureDrawing').then((module) => module.FailureDrawing),
  'aspect-4/3',
);
