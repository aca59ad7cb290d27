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
