const shape = /^[\da-f]{24}$/i;

/** When a MongoDB ObjectId was made, from its first four bytes (ruling 9); null for any other id. */
export function dateOfObjectId(id: string): Date | null {
  return shape.test(id) ? new Date(Number.parseInt(id.slice(0, 8), 16) * 1000) : null;
}
