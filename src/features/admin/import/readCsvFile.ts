import type { Table } from './readTable';

function inWorker(bytes: ArrayBuffer): Promise<Table> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./csvWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Table>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('The worker failed.'));
    };
    worker.postMessage(bytes);
  });
}

/** Reads the file off the main thread; on it where no worker starts. */
export async function readCsvFile(file: Blob): Promise<Table> {
  const bytes = await file.arrayBuffer();
  try {
    return await inWorker(bytes);
  } catch {
    const { readTable } = await import('./readTable');
    return readTable(bytes);
  }
}
