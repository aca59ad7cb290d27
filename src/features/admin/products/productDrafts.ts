import type { ProductFormValues } from '@/domain/productForm';

// Lives as long as the page: a draft outlasts Back and a sign-in that was asked for in between.
const drafts = new Map<string, ProductFormValues>();

/** Keeps what was typed into a product form that was left unsaved. Takes the product's id, 'new' for a new one. */
export function keepDraft(id: string, values: ProductFormValues): void {
  drafts.set(id, values);
}

/** What was typed before; undefined when nothing was. */
export function draftOf(id: string): ProductFormValues | undefined {
  return drafts.get(id);
}

/** Forgets a draft: it was saved or discarded. */
export function dropDraft(id: string): void {
  drafts.delete(id);
}

/** Forgets all drafts: the administrator signed out. */
export function dropDrafts(): void {
  drafts.clear();
}
