import type { ComponentType } from 'react';
import type { ArtProps } from './artProps';

interface Props extends ArtProps {
  /** One of empty/*; each page loads only its own. */
  readonly of: ComponentType;
}

/** The frame of the drawings for empty lists, unknown pages and failures. */
export function EmptyArt({ of: Drawing, className = '' }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 180" className={className}>
      <path
        d="M40 92C34 48 74 20 122 24C176 26 214 56 204 104C198 146 160 160 112 158C68 158 44 132 40 92Z"
        className="fill-leaf-mist"
      />
      <ellipse cx="122" cy="157" rx="76" ry="7" className="fill-leaf-soft" />
      <g className="fill-none stroke-leaf" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <Drawing />
      </g>
    </svg>
  );
}
