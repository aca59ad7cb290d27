import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const isDashboard = ({ facadeModuleId }: Chunk) => /\/src\/(pages|app)\/Admin\w+\.tsx$/.test(facadeModuleId ?? '');

/** Large and for one form; it loads with that form, and the browser's own cache keeps it. */
const hasPhoneNumbers = ({ moduleIds }: Chunk) => moduleIds.some((id) => id.includes('/libphonenumber-js/'));

/** The chunks that a shopper can load, apart from those of phone numbers. */
function shoppersChunks(bundle: Bundle): Chunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const pending = chunks.filter(({ isEntry }) => isEntry);
  const seen = new Set<Chunk>();
  for (let chunk = pending.pop(); chunk; chunk = pending.pop()) {
    if (seen.has(chunk) || isDashboard(chunk)) continue;
    seen.add(chunk);
    const imported = [...chunk.imports, ...chunk.dynamicImports];
    pending.push(...chunks.filter(({ fileName }) => imported.includes(fileName)));
  }
  return [...seen].filter((chunk) => !hasPhoneNumbers(chunk));
}

/** Names of the build's files that a visit without a network needs: the shop's code, its styles and its fonts. */
export function shopFiles(bundle: Bundle): string[] {
  const chunks = shoppersChunks(bundle);
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  return [...new Set([...chunks.map(({ fileName }) => fileName), ...styles, ...fonts])].sort();
}
