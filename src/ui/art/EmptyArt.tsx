import type { ComponentType } from 'react';

export interface ArtProps {
  className?: string | undefined;
}

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

/** A basket with a sprig in it, waiting. */
export function CartArt() {
  return (
    <>
      <path d="M62 84H178L166 144Q164 152 156 152H84Q76 152 74 144Z" className="fill-saffron-soft stroke-none" />
      <path d="M54 84H186M62 84L74 144Q76 152 84 152H156Q164 152 166 144L178 84" />
      <path d="M82 84C86 44 154 44 158 84" />
      <path d="M96 100L100 138M120 100V138M144 100L140 138M68 112H172M72 130H168" strokeOpacity=".35" />
      <path d="M120 84V52" />
      <path
        d="M120 54C108 42 110 28 120 18C130 28 132 42 120 54ZM118 74C102 74 94 64 94 54C108 54 117 62 118 74ZM122 74C138 74 146 64 146 54C132 54 123 62 122 74Z"
        className="fill-leaf-soft"
      />
    </>
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

/** A parcel tied with a string and a leaf. */
export function OrdersArt() {
  return (
    <>
      <path d="M60 76L120 100V158L60 132Z" className="fill-saffron-soft" />
      <path d="M180 76L120 100V158L180 132Z" className="fill-saffron/50" />
      <path d="M60 76L120 54L180 76L120 100Z" className="fill-ivory" />
      <path d="M90 65L150 88V145" />
      <path d="M90 88V145M150 65L90 88" strokeOpacity=".35" />
      <path
        d="M120 76C104 66 104 46 116 34C130 44 132 64 120 76ZM122 76C126 60 142 52 156 56C154 70 138 78 122 76Z"
        className="fill-leaf-soft"
      />
    </>
  );
}

/** A magnifying glass over a leaf that is not there. */
export function SearchArt() {
  return (
    <>
      <circle cx="108" cy="80" r="46" className="fill-ivory" />
      <path
        d="M108 112C88 96 90 70 108 50C126 70 128 96 108 112Z"
        strokeDasharray="5 6"
        className="fill-saffron-soft/60"
      />
      <path d="M108 112V74" strokeDasharray="5 6" />
      <path d="M143 113L180 150" strokeWidth="9" className="stroke-saffron" />
      <path d="M76 66C80 54 90 46 102 44" strokeOpacity=".4" />
    </>
  );
}

/** A heart that grows on a stem. */
export function WishlistArt() {
  return (
    <>
      <path
        d="M120 104C78 78 76 36 102 34C112 33 118 40 120 48C122 40 128 33 138 34C164 36 162 78 120 104Z"
        className="fill-alert-soft"
      />
      <path d="M94 56C94 48 98 44 103 43" strokeOpacity=".5" />
      <path d="M120 104V156" />
      <path
        d="M119 142C100 144 90 134 88 122C104 120 116 128 119 142ZM121 130C140 132 150 122 152 110C136 108 124 116 121 130Z"
        className="fill-leaf-soft"
      />
      <path d="M84 156H156" />
    </>
  );
}
