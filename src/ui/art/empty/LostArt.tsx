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
