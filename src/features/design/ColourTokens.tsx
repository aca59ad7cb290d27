import { contrast } from './contrast';
import { Chapter, Specimen } from './Specimen';
import { colourTokens, type TokenPair, tokenPairs } from './tokens';

/** The colours, and the contrast of every pair in use. */
export function ColourTokens() {
  return (
    <Chapter title="Colour">
      <Specimen name="Tokens" wide>
        {Object.entries(colourTokens).map(([name, value]) => (
          <figure key={name} className="w-28">
            <div className="h-16 rounded-field border border-ivory-edge" style={{ background: value }} />
            <figcaption className="mt-1 text-sm">
              {name} <span className="block text-ink-soft">{value}</span>
            </figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen name="Contrast" wide>
        <ul className="grid w-full gap-3 md:grid-cols-2">
          {tokenPairs.map((pair) => (
            <li key={pair.use}>
              <Pair {...pair} />
            </li>
          ))}
        </ul>
      </Specimen>
    </Chapter>
  );
}

function Pair({ foreground, background, use, minimum }: TokenPair) {
  const colours = { color: colourTokens[foreground], background: colourTokens[background] };
  const figure = contrast(colours.color ?? '', colours.background ?? '');
  return (
    <p className="flex justify-between gap-4 rounded-field border border-ivory-edge px-4 py-3" style={colours}>
      <span className="min-w-0">
        {use}: {foreground} on {background}
      </span>
      <span className="font-semibold tabular-nums">
        {figure.toFixed(1)} {figure >= minimum ? '✓' : `✗ below ${minimum}`}
      </span>
    </p>
  );
}
