import { useId } from 'react';
import type { ArtProps } from './EmptyArt';

const ivoryVein = 'fill-none stroke-ivory/45';
const tulsiLeft = 'M0 0C-7-4-16-13-18-24L-15-27L-18-33L-14-38L-16-44L-11-48L-11-54L0-68';
const tulsiRight = 'L11-54V-48L16-44L14-38L18-33L15-27L18-24C16-13 7-4 0 0Z';
const neemLeft = 'M0 0C-14-16-12-48 12-78';
const neemRight = 'C14-50 12-16 0 0Z';

/** The leaves that a drawing repeats, drawn once; `Leaf` places them. `id` must be the drawing's own (useId). */
export function PlantShapes({ id }: { id: string }) {
  return (
    <defs>
      <g id={`${id}tulsi`}>
        <path d={tulsiLeft + tulsiRight} />
        <path d={`${tulsiLeft}Z`} className="fill-ivory/15" />
        <path d="M0 0V-60M0-14L-11-26M0-14L11-26M0-30L-9-41M0-30L9-41" className={ivoryVein} strokeWidth="1.2" />
      </g>
      <g id={`${id}neem`}>
        <path d={neemLeft + neemRight} />
        <path d={`${neemLeft}L0 0Z`} className="fill-ivory/15" />
        <path d="M0 0C-2-24 0-50 10-72" className={ivoryVein} strokeWidth="1.2" />
      </g>
    </defs>
  );
}

const fills = { deep: 'fill-art-deep', mid: 'fill-art-leaf', fresh: 'fill-done', pale: 'fill-done/60' } as const;

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

/** A frilled ring as one path: `count` scallops on a circle, each an arc to the next point. */
function frill(count: number, radius: number): string {
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return [Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius)] as const;
  });
  const bow = Math.round((radius * Math.PI) / count) + 1;
  return `${points.map(([x, y], index) => `${index === 0 ? 'M' : `A${bow} ${bow} 0 0 1 `}${x} ${y}`).join('')}Z`;
}

const rings = [
  [frill(14, 62), 'fill-saffron-deep'],
  [frill(12, 48), 'fill-saffron'],
  [frill(9, 32), 'fill-saffron-deep/70'],
  [frill(6, 17), 'fill-saffron-ink/60'],
] as const;

/** The marigold that a drawing repeats: seen from the front, 140 across, round (0, 0). Placed by `<use>`. */
export function Marigold({ id }: { id: string }) {
  return (
    <defs>
      <g id={`${id}marigold`} className="stroke-saffron-soft/70" strokeWidth="1.2">
        {rings.map(([d, fill]) => (
          <path key={d} d={d} className={fill} />
        ))}
      </g>
    </defs>
  );
}

const pairs = [
  [-60, 1, 74],
  [-102, 1.08, 66],
  [-146, 1.08, 58],
  [-190, 1, 50],
  [-232, 0.86, 40],
  [-266, 0.7, 28],
] as const;

interface NeemBranchProps {
  shapes: string;
  at: string;
  tone: 'fresh' | 'pale';
}

/** A feathered branch of neem, 330 long, growing from (0, 0). */
export function NeemBranch({ shapes, at, tone }: NeemBranchProps) {
  return (
    <g transform={at}>
      <path d="M0 0C4-100-4-200 0-280" className="fill-none stroke-art-leaf" strokeWidth="3" strokeLinecap="round" />
      {pairs.map(([y, scale, turn]) => (
        <g key={y} transform={`translate(0${y})`}>
          <Leaf shapes={shapes} kind="neem" tone={tone} at={`rotate(${turn})scale(${scale})`} />
          <Leaf shapes={shapes} kind="neem" tone={tone} at={`rotate(${-turn})scale(${-scale} ${scale})`} />
        </g>
      ))}
      <Leaf shapes={shapes} kind="neem" tone={tone} at="translate(0-276)scale(.7)" />
    </g>
  );
}

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

/** A finger of turmeric and two slices of it, lying round (0, 0), 250 wide. */
export function Turmeric({ at }: { at: string }) {
  return (
    <g transform={at}>
      <ellipse cx="6" cy="40" rx="140" ry="14" className="fill-ink/10" />
      <path
        d="M-118 6C-112-22-84-26-62-18C-56-46-34-64-20-54C-8-46-16-28-22-16C8-22 34-24 58-12C80-2 76 30 46 34C0 42-56 44-92 36C-112 32-122 20-118 6Z"
        className="fill-saffron-deep"
      />
      <path d="M-104 20C-70 34 0 34 54 24C40 34 0 38-40 38C-76 38-104 34-104 20Z" className="fill-saffron-ink/40" />
      <path
        d="M-88-14C-94 4-92 20-86 32M-62-16C-68 4-66 22-60 38M-30-14C-36 4-34 24-28 40M2-19C-4 2-2 22 4 38M32-18C28 0 30 18 36 34"
        className="fill-none stroke-saffron-ink/55"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <g className="fill-saffron stroke-saffron-deep" strokeWidth="4">
        <ellipse cx="88" cy="22" rx="32" ry="22" />
        <ellipse cx="124" cy="34" rx="26" ry="16" />
      </g>
      <g className="fill-none stroke-saffron-soft" strokeWidth="2.5">
        <ellipse cx="88" cy="22" rx="19" ry="12" />
        <ellipse cx="124" cy="34" rx="15" ry="8" />
      </g>
    </g>
  );
}

const pairsBotanicalSprig = [
  [38, 3, 0.46],
  [64, 3, 0.54],
  [92, -1, 0.5],
  [118, -1, 0.4],
] as const;

/** An ornament for section ends. */
export function BotanicalSprig({ className = '' }: ArtProps) {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 320 72" className={className}>
      <PlantShapes id={id} />
      <g transform="translate(160 36)">
        <g id={`${id}side`}>
          <path
            d="M16 0C60 10 104-8 146-2"
            className="fill-none stroke-art-leaf"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
          {pairsBotanicalSprig.map(([x, y, scale]) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <Leaf shapes={id} at={`rotate(52)scale(${scale})`} tone="fresh" />
              <Leaf shapes={id} at={`rotate(126)scale(${scale})`} />
            </g>
          ))}
          <Leaf shapes={id} at="translate(142-2)rotate(88)scale(.32)" tone="fresh" />
        </g>
        <use href={`#${id}side`} transform="scale(-1 1)" />
      </g>
      <circle cx="160" cy="36" r="11" className="fill-saffron" />
      <circle cx="160" cy="36" r="5" className="fill-saffron-deep" />
    </svg>
  );
}
