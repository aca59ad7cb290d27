import { themes } from '@/../tailwind.config';

const tokens = Object.keys(themes.light).sort((a, b) => b.length - a.length);
const read = new RegExp(`--(${tokens.join('|')})(?![\\w-])`, 'g');

/** A style or a view in which the colour tokens have names of two characters. */
export const withShortTokens = (text: string) =>
  text.replace(read, (_, name: string) => `--${tokens.indexOf(name).toString(36)}`);
