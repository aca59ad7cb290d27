const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);

/** Takes #rrggbb colours. A share of 0 returns `from`, 1 returns `to`. */
export function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const value = Math.round(channel(from, at) * (1 - share) + channel(to, at) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share);
export const darker = (colour: string, share: number) => mix(colour, '#1a120c', share);
