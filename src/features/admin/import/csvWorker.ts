import { readTable } from './readTable';

/** The part of a worker's scope that this one uses. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ArrayBuffer>) => void) | null;
  postMessage(message: unknown): void;
};

scope.onmessage = ({ data }) => scope.postMessage(readTable(data));
