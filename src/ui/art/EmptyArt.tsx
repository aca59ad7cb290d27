import type { ComponentType } from 'react';

export interface ArtProps {
  className?: string | undefined;
}

interface Props extends ArtProps {
  /** One of the drawings below, or of `EmptyListArt`. */
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

/** A pot that has tipped over, the plant alive. */
export function ErrorArt() {
  return (
    <>
      <path d="M92 152C96 138 116 140 126 146S150 144 152 152Z" className="fill-saffron-deep/50 stroke-none" />
      <g transform="rotate(-64 150 124)">
        <path d="M126 96H176L169 146H133Z" className="fill-alert-soft" />
        <path d="M121 84H181V98H121Z" className="fill-saffron-soft" />
        <path d="M150 84C148 66 152 54 150 36" />
        <path
          d="M150 40C139 30 140 18 148 8C158 18 160 30 150 40ZM149 70C132 70 124 60 124 50C138 50 148 58 149 70ZM151 60C168 60 176 50 176 40C162 40 152 48 151 60Z"
          className="fill-leaf-soft"
        />
      </g>
      <path d="M46 152H200" />
      <path d="M76 56L68 46M94 46L92 34M60 72L48 68" className="stroke-saffron-deep" />
    </>
  );
}

/** A signpost on a path that leads nowhere. */
export function LostArt() {
  return (
    <>
      <path d="M70 156C96 140 96 128 120 128S150 144 172 156Z" className="fill-leaf-soft stroke-none" />
      <path d="M120 150V30" strokeWidth="5" />
      <path d="M120 42H172L186 55L172 68H120Z" className="fill-saffron-soft" />
      <path d="M120 78H74L60 91L74 104H120Z" className="fill-ivory" />
      <path d="M134 55H164M82 91H108" strokeOpacity=".4" />
      <path
        d="M92 152C82 150 76 142 78 132C88 134 94 142 92 152ZM94 152C94 140 102 132 112 132C112 144 104 152 94 152ZM150 154C150 144 158 138 166 138C166 148 160 154 150 154Z"
        className="fill-leaf-soft"
      />
      <path d="M52 156H188" />
    </>
  );
}
