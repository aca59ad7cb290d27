/** A frilled ring as one path: `count` scallops on a circle, each an arc to the next point. */
function frill(count: number, radius: number): string {
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return [Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius)] as const;
  });
  const bow = Math.round((radius * Math.PI) / count) + 1;
  return `${points.map(([x, y], index) => `${index === 0 ? 'M' : `A${bow} ${bow} 0 0 1 `}${x} ${y}`).join('')}Z`;
}

const rings = [
  [frill(14, 62), 'fill-saffron-deep'],
  [frill(12, 48), 'fill-saffron'],
  [frill(9, 32), 'fill-saffron-deep/70'],
  [frill(6, 17), 'fill-saffron-ink/60'],
] as const;

/** The marigold that a drawing repeats: seen from the front, 140 across, round (0, 0). Placed by `<use>`. */
export function Marigold({ id }: { id: string }) {
  return (
    <defs>
      <g id={`${id}marigold`} className="stroke-saffron-soft/70" strokeWidth="1.2">
        {rings.map(([d, fill]) => (
          <path key={d} d={d} className={fill} />
        ))}
      </g>
    </defs>
  );
}
