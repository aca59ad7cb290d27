import { Leaf, type LeafTone } from './Leaf';

const leaves: readonly (readonly [LeafTone, string])[] = [
  ['deep', 'translate(-3-76)rotate(-66)scale(1.25)'],
  ['mid', 'translate(-3-80)rotate(62)scale(1.3)'],
  ['fresh', 'translate(2-146)rotate(-54)scale(1.3)'],
  ['deep', 'translate(2-150)rotate(58)scale(1.2)'],
  ['mid', 'translate(3-212)rotate(-46)scale(1.05)'],
  ['fresh', 'translate(3-214)rotate(48)scale(1.05)'],
  ['fresh', 'translate(2-258)rotate(-34)scale(.7)'],
  ['pale', 'translate(2-258)rotate(38)scale(.7)'],
];

const buds = Array.from({ length: 9 }, (_, index) => {
  const y = -282 - index * 13;
  const reach = Math.round(11 - index * 0.9);
  return `M0 ${y}h${-reach}M0 ${y - 5}h${reach}`;
}).join('');

/** The flowering stem of tulsi that a drawing repeats: 400 high, growing from (0, 0). Placed by `<use>`. */
export function TulsiStem({ id }: { id: string }) {
  return (
    <defs>
      <g id={`${id}stem`}>
        <path d="M0 0C-8-90 8-180 0-396" className="fill-none stroke-art-leaf" strokeWidth="4" strokeLinecap="round" />
        {leaves.map(([tone, place]) => (
          <Leaf key={place} shapes={id} tone={tone} at={place} />
        ))}
        <path d={buds} className="stroke-saffron" strokeWidth="7" strokeLinecap="round" />
      </g>
    </defs>
  );
}
