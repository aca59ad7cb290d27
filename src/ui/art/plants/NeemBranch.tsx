import { Leaf } from './Leaf';

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
