import { Chapter, Specimen } from './Specimen';
import {
  type Colours,
  contrast,
  minimumContrast,
  onLeaf,
  pairsOnLeaf,
  type ThemeName,
  type TokenPair,
  themes,
  tokenPairs,
} from './tokens';

const names = Object.keys(themes) as ThemeName[];

/** The colours of every theme, and the contrast of every pair in use. */
export function ColourTokens() {
  return (
    <Chapter title="Colour">
      {names.map((name) => (
        <Theme key={name} name={name} />
      ))}
      <Specimen name="Contrast: on leaf, in every theme" wide>
        <Pairs theme="light" colours={onLeaf} pairs={pairsOnLeaf} />
      </Specimen>
    </Chapter>
  );
}

function Theme({ name }: { name: ThemeName }) {
  return (
    <>
      <Specimen name={`Tokens: ${name}`} wide>
        {Object.entries(themes[name]).map(([token, value]) => (
          <figure key={token} className="w-28">
            <div className="h-16 rounded-field border border-ivory-edge" style={{ background: value }} />
            <figcaption className="mt-1 text-sm">
              {token} <span className="block text-ink-soft">{value}</span>
            </figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen name={`Contrast: ${name}`} wide>
        <Pairs theme={name} colours={themes[name]} pairs={tokenPairs} />
      </Specimen>
    </>
  );
}

interface PairsProps {
  readonly theme: ThemeName;
  readonly colours: Colours;
  readonly pairs: readonly TokenPair[];
}

function Pairs({ theme, colours, pairs }: PairsProps) {
  return (
    <ul className="grid w-full gap-3 md:grid-cols-2">
      {pairs.map(({ foreground, background, use, kind }) => {
        const style = { color: colours[foreground], background: colours[background] };
        const figure = contrast(style.color, style.background);
        const minimum = minimumContrast(kind, theme);
        return (
          <li key={use}>
            <p className="flex justify-between gap-4 rounded-field border border-ivory-edge px-4 py-3" style={style}>
              <span className="min-w-0">
                {use}: {foreground} on {background}
              </span>
              <span className="font-semibold tabular-nums">
                {figure.toFixed(1)} {figure >= minimum ? '✓' : `✗ below ${minimum}`}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
