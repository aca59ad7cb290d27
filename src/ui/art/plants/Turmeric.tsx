/** A finger of turmeric and two slices of it, lying round (0, 0), 250 wide. */
export function Turmeric({ at }: { at: string }) {
  return (
    <g transform={at}>
      <ellipse cx="6" cy="40" rx="140" ry="14" className="fill-ink/10" />
      <path
        d="M-118 6C-112-22-84-26-62-18C-56-46-34-64-20-54C-8-46-16-28-22-16C8-22 34-24 58-12C80-2 76 30 46 34C0 42-56 44-92 36C-112 32-122 20-118 6Z"
        className="fill-saffron-deep"
      />
      <path d="M-104 20C-70 34 0 34 54 24C40 34 0 38-40 38C-76 38-104 34-104 20Z" className="fill-saffron-ink/40" />
      <path
        d="M-88-14C-94 4-92 20-86 32M-62-16C-68 4-66 22-60 38M-30-14C-36 4-34 24-28 40M2-19C-4 2-2 22 4 38M32-18C28 0 30 18 36 34"
        className="fill-none stroke-saffron-ink/55"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <g className="fill-saffron stroke-saffron-deep" strokeWidth="4">
        <ellipse cx="88" cy="22" rx="32" ry="22" />
        <ellipse cx="124" cy="34" rx="26" ry="16" />
      </g>
      <g className="fill-none stroke-saffron-soft" strokeWidth="2.5">
        <ellipse cx="88" cy="22" rx="19" ry="12" />
        <ellipse cx="124" cy="34" rx="15" ry="8" />
      </g>
    </g>
  );
}
