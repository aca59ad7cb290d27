/** This machine's system, in npm's names. */
export function thisSystem() {
  process.report.excludeNetwork = true;
  const linux = process.platform === 'linux' && process.report.getReport().header;
  return {
    os: process.platform,
    cpu: process.arch,
    ...(linux ? { libc: linux.glibcVersionRuntime ? 'glibc' : 'musl' } : {}),
  };
}

const fits = (entry, system) => ['os', 'cpu', 'libc'].every((key) => entry[key]?.includes(system[key]) ?? true);
/** An optional package that names no system belongs to one that does. */
const isNeeded = (entry, system) => !entry.optional || ((entry.os || entry.cpu) && fits(entry, system));

/**
 * Whether the locked packages, and no others, are installed for a system. The record that npm keeps lists, in some versions
 * of npm, also what other systems need: `isThere` looks at the disk.
 */
export function isInstalled({ locked, recorded, system, isThere }) {
  return (
    Object.keys(recorded).every((place) => place in locked) &&
    Object.entries(locked).every(
      ([place, entry]) => !isNeeded(entry, system) || (recorded[place]?.version === entry.version && isThere(place)),
    )
  );
}
