import { Chapter, Specimen } from './Specimen';
import { radii, shadows } from './tokens';

const sizes = ['text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl', 'text-5xl'] as const;

export function ShapeTokens() {
  return (
    <Chapter title="Type and shape">
      <Specimen name="Headings, Fraunces">
        <div>
          {sizes.slice(2).map((size) => (
            <p key={size} className={`font-display leading-snug ${size}`}>
              Tulsi, {size}
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="Text, Figtree">
        <div>
          {sizes.slice(0, 4).map((size) => (
            <p key={size} className={size}>
              Time-honoured herbs, {size}, <strong className="font-semibold">CA$34.50</strong>
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="Corners">
        {Object.entries(radii).map(([name, value]) => (
          <div
            key={name}
            className="grid size-28 place-items-center bg-leaf-soft text-sm"
            style={{ borderRadius: value }}
          >
            {name}
          </div>
        ))}
      </Specimen>
      <Specimen name="Elevation">
        {Object.entries(shadows).map(([name, value]) => (
          <div
            key={name}
            className="grid size-28 place-items-center rounded-card bg-paper text-sm"
            style={{ boxShadow: value }}
          >
            {name}
          </div>
        ))}
      </Specimen>
    </Chapter>
  );
}
