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
