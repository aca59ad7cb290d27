const fills = {
  deep: 'fill-art-deep',
  mid: 'fill-art-leaf',
  fresh: 'fill-done',
  pale: 'fill-done/60',
} as const;

export type LeafTone = keyof typeof fills;

interface LeafProps {
  /** The id given to `PlantShapes` in the same drawing. */
  shapes: string;
  /** The transform that puts the leaf on its branch; its stalk is at (0, 0) and it points up. */
  at: string;
  kind?: 'tulsi' | 'neem';
  tone?: LeafTone;
}

/** One leaf of a drawing. */
export function Leaf({ shapes, at, kind = 'tulsi', tone = 'mid' }: LeafProps) {
  return <use href={`#${shapes}${kind}`} transform={at} className={fills[tone]} />;
}
