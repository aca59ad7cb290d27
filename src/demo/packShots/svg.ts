/** Rounds numbers to two decimals. */
export function svg(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((text, part, index) => {
    const value = index < values.length ? values[index] : '';
    return text + part + (typeof value === 'number' ? String(Math.round(value * 100) / 100) : (value ?? ''));
  }, '');
}

/** `turn` is in degrees. */
export function placed(drawing: string, x: number, y: number, scale = 1, turn = 0): string {
  const scaling = scale === 1 ? '' : svg` scale(${scale})`;
  const turning = turn === 0 ? '' : svg` rotate(${turn})`;
  return svg`<g transform="translate(${x} ${y})${scaling}${turning}">${drawing}</g>`;
}

const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Drops characters that XML forbids. */
export function escapeXml(text: string): string {
  return text.replace(notXml, '').replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
