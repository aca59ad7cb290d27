/** The heading of the listing: of a search, of a brand, or of all; '' stands for none. */
export function listingHeading(term: string, brand: string): string {
  return term ? `Results for “${term}”` : brand || 'Medicines & wellness';
}
