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
