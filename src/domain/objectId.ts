const shape = /^[\da-f]{24}$/i;

/** The first four bytes of a MongoDB ObjectId are its creation time (ruling 9). Returns null for any other id. */
export function dateOfObjectId(id: string): Date | null {
  return shape.test(id) ? new Date(Number.parseInt(id.slice(0, 8), 16) * 1000) : null;
}
