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
