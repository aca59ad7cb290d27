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
