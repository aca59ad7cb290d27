import { useId } from 'react';
import type { ArtProps } from './artProps';
import { Leaf } from './plants/Leaf';
import { PlantShapes } from './plants/PlantShapes';

const pairs = [
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
          {pairs.map(([x, y, scale]) => (
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
