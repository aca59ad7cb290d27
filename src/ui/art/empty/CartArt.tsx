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
