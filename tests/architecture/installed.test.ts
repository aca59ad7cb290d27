import { expect, it } from 'vitest';
import { isInstalled } from '../support/run/installed.mjs';

const debian: { os: string; cpu: string; libc?: string } = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const alpine = { os: 'linux', cpu: 'x64', libc: 'musl' };
const mac = { os: 'darwin', cpu: 'arm64' };

const built = (os: string, cpu: string, ...libc: string[]) => ({
  ...{ version: '2.0.0', optional: true, os: [os], cpu: [cpu] },
  ...(libc.length > 0 && { libc }),
});
const locked: Record<string, object> = {
  'node_modules/react': { version: '19.3.1' },
  'node_modules/tool-debian': built('linux', 'x64', 'glibc'),
  'node_modules/tool-alpine': built('linux', 'x64', 'musl'),
  'node_modules/tool-mac': built('darwin', 'arm64'),
  'node_modules/needed-by-wasm': { version: '1.0.0', optional: true },
};
const onDebian = ['node_modules/react', 'node_modules/tool-debian'];

function installed(places: readonly string[], { system = debian, recorded = places, versions = {} } = {}) {
  const record = Object.fromEntries(recorded.map((place) => [place, locked[place] ?? { version: '1.0.0' }]));
  return isInstalled({
    locked,
    recorded: { ...record, ...versions },
    system,
    isThere: (place: string) => places.includes(place),
  });
}

it('packages count as installed once all that this system needs are there', () => {
  expect(installed(onDebian)).toBe(true);
  expect(installed(['node_modules/react'])).toBe(false);
  expect(installed([])).toBe(false);
});

it('packages count as installed, though the record lists those of other systems too', () => {
  expect(installed(onDebian, { recorded: Object.keys(locked) })).toBe(true);
});

it('packages that another system installed count as missing, whatever the record lists', () => {
  for (const system of [alpine, mac])
    expect(installed(onDebian, { system, recorded: Object.keys(locked) })).toBe(false);
});

it('another version, a removed folder or a package that is no longer locked needs an installation', () => {
  expect(installed(onDebian, { versions: { 'node_modules/react': { version: '19.3.0' } } })).toBe(false);
  expect(installed(['node_modules/tool-debian'], { recorded: onDebian })).toBe(false);
  expect(installed([...onDebian, 'node_modules/gone'])).toBe(false);
});
