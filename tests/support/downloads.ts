import { vi } from 'vitest';

/** Takes the place of what makes a download. Returns the rows of the newest file, without its head. */
export function catchDownloads(): () => string[] {
  const files: BlobPart[] = [];
  vi.stubGlobal(
    'Blob',
    class {
      constructor(parts: BlobPart[]) {
        files.push(...parts);
      }
    },
  );
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return () => String(files.at(-1)).trimEnd().split('\r\n').slice(1);
}
