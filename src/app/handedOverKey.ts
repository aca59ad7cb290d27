/** In a file of its own: its presence tells whether `handOver.ts` must load. */
export const handedOverKey = 'handed-over';
