import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkEnv } from '@/config/envCheck';
import { writeHostingFiles } from '@/hosting/hostingFiles';
import { languageFolders } from '@/lib/languages';

const codeFile = /\.(js|css|html)$/;
const hashOfName = /-([\w-]{8})\.js$/;

const reversed = (text: string) => [...text].reverse().join('');

/**
 * Writes the next deploy of a build into `to`: the same shop with other names for its code and another worker. Its HTML names
 * the deploy in `<meta name="deploy">`. `env` is that of the build.
 */
export async function writeNextBuild(from: string, to: string, env: Record<string, string>): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((file) => codeFile.test(file));
  const hashes = files.flatMap((file) => hashOfName.exec(file)?.[1] ?? []);
  const renamed = (text: string) =>
    hashes.reduce((all, hash) => all.replaceAll(`-${hash}.`, `-${reversed(hash)}.`), text);
  for (const file of files) {
    const text = readFileSync(path.join(to, file), 'utf8');
    rmSync(path.join(to, file));
    // The checksums of the files and the build's id change with their content.
    const changed = renamed(text)
      .replace('<head>', '<head><meta name="deploy" content="next" />')
      .replaceAll(/integrity:[`"'][^`"']*[`"']/g, 'integrity:undefined')
      .replace(/(id:[`"'])([0-9a-f]{16})/, (_, start, id) => start + reversed(id));
    writeFileSync(path.join(to, renamed(file)), changed);
  }
  await writeHostingFiles(to, checkEnv(env), languageFolders);
}
