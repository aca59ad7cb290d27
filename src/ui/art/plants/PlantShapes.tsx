const ivoryVein = 'fill-none stroke-ivory/45';
const tulsiLeft = 'M0 0C-7-4-16-13-18-24L-15-27L-18-33L-14-38L-16-44L-11-48L-11-54L0-68';
const tulsiRight = 'L11-54V-48L16-44L14-38L18-33L15-27L18-24C16-13 7-4 0 0Z';
const neemLeft = 'M0 0C-14-16-12-48 12-78';
const neemRight = 'C14-50 12-16 0 0Z';

/** The leaves that a drawing repeats, drawn once; `Leaf` places them. `id` must be the drawing's own (useId). */
export function PlantShapes({ id }: { id: string }) {
  return (
    <defs>
      <g id={`${id}tulsi`}>
        <path d={tulsiLeft + tulsiRight} />
        <path d={`${tulsiLeft}Z`} className="fill-ivory/15" />
        <path d="M0 0V-60M0-14L-11-26M0-14L11-26M0-30L-9-41M0-30L9-41" className={ivoryVein} strokeWidth="1.2" />
      </g>
      <g id={`${id}neem`}>
        <path d={neemLeft + neemRight} />
        <path d={`${neemLeft}L0 0Z`} className="fill-ivory/15" />
        <path d="M0 0C-2-24 0-50 10-72" className={ivoryVein} strokeWidth="1.2" />
      </g>
    </defs>
  );
}
