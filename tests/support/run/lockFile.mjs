import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

/**
 * Fails if `npm ci` would fail on any platform or supported Node version. Every platform's builds must be locked with
 * version and checksum, without registry URLs.
 */
const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
const shop = json('package.json');
const { packages } = json('package-lock.json');
const { '': root, ...locked } = packages;
const nameOf = (place) => place.split('node_modules/').at(-1);

/** Resolves a dependency as npm does: in the package's own folder, else further up. */
function found(place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const entry = packages[path.posix.join(folder, 'node_modules', name)];
    if (entry || folder === '') return entry;
  }
}

function problemsOfParts([place, { optionalDependencies = {} }]) {
  return Object.entries(optionalDependencies)
    .filter(([name, range]) => !semver.satisfies(found(place, name)?.version ?? '', range))
    .map(([name, range]) => `${nameOf(place)} needs ${name} ${range} on some systems`);
}

function problemsOf([place, { version, integrity, inBundle, resolved, engines }]) {
  const named = `${nameOf(place)} ${version}`;
  return [
    ...(version && (integrity || inBundle) ? [] : [`${named} has no version or no checksum`]),
    ...(resolved ? [`${named} names the registry it came from`] : []),
    ...(semver.subset(shop.engines.node, engines?.node ?? '*') ? [] : [`${named} allows only Node ${engines.node}`]),
  ];
}

const asked = ({ dependencies, devDependencies, engines }) =>
  JSON.stringify({ dependencies, devDependencies, engines });
const problems = [
  ...(asked(shop) === asked(root) ? [] : ['package.json asks for something else: run npm install']),
  ...Object.entries(locked).flatMap(problemsOf),
  ...Object.entries(locked).flatMap(problemsOfParts),
];

if (problems.length > 0) {
  console.error(`The lock file does not hold for every system and Node:\n${problems.join('\n')}`);
  process.exit(1);
}
console.log(`${Object.keys(locked).length} packages, for Node ${shop.engines.node}`);
